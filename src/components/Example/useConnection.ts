/** Connection to the reader's own project. It's kept only in memory while the page is open. */
import { useCallback, useEffect, useState } from 'react';
import type { Connection } from '@site/src/frame/host/connection';
import { useLatest } from './useLatest';

export interface ConnectionState {
  readonly connection: Connection | undefined;
  /** Sets or ends the connection for the reader, and starts a new run. */
  change(connection: Connection | undefined): void;
  /** Ends the connection because of an event on the page. Doesn't start a run. */
  end(): void;
  /** Number of changes by the reader. */
  readonly changes: number;
}

export function useConnection(): ConnectionState {
  const [connection, setConnection] = useState<Connection>();
  const [changes, setChanges] = useState(0);
  return {
    connection,
    changes,
    change: (next) => {
      setConnection(next);
      setChanges((count) => count + 1);
    },
    end: useCallback(() => setConnection(undefined), []),
  };
}

/** Calls `start` after the reader changed the connection. */
export function useRunOfConnection(changes: number, start: () => void): void {
  const latest = useLatest(start);
  // Starts after the render with the new connection, so that the run uses it.
  useEffect(() => {
    if (changes > 0) latest.current();
  }, [changes, latest]);
}
