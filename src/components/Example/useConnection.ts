/** The reader's own project in place of the demo one: kept while the page is open, and nowhere else. */
import { useCallback, useEffect, useState } from 'react';
import type { Connection } from '@site/src/frame/host/connection';
import { useLatest } from './useLatest';

export interface ConnectionState {
  readonly connection: Connection | undefined;
  /** The reader connects, or ends the connection: a run begins with it. */
  change(connection: Connection | undefined): void;
  /** Ends the connection for what happened on the page; no run begins. */
  end(): void;
  /** Counts what the reader did to it. */
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

/** Calls `start` when the reader changed the connection. */
export function useRunOfConnection(changes: number, start: () => void): void {
  const latest = useLatest(start);
  // The run must see the connection that it is for: it starts after the page has rendered with it.
  useEffect(() => {
    if (changes > 0) latest.current();
  }, [changes, latest]);
}
