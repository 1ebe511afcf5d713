/** Stores the connection to the reader's own project only in the memory of this page. */
import { useEffect, useState } from 'react';
import type { Connection } from '@reveal-docs/runner/host/connection';
import type { ExampleProgram } from '@reveal-docs/runner/program/example';
import { useLatest } from './useLatest';
import type { PreparedRun } from './useRun';

export interface OwnProjectState {
  readonly connection: Connection | undefined;
  /** Number of times that the reader has changed the connection. Each change starts a run. */
  readonly changes: number;
  change(connection: Connection | undefined): void;
  /** Ends the connection without starting a run. */
  end(): void;
}

export function useOwnProject(): OwnProjectState {
  const [connection, setConnection] = useState<Connection>();
  const [changes, setChanges] = useState(0);
  return {
    connection,
    changes,
    end: () => setConnection(undefined),
    change: (next) => {
      setConnection(next);
      setChanges((count) => count + 1);
    },
  };
}

/**
 * Calls `onHide` when the reader leaves the page, because the browser might keep the page in the back/forward cache.
 */
export function usePageHide(onHide: () => void): void {
  const latest = useLatest(onHide);
  useEffect(() => {
    const onPageHide = () => latest.current();
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, [latest]);
}

/** Calls `start` whenever the reader changes the connection. */
export function useRunOfConnection(changes: number, start: () => void): void {
  const latest = useLatest(start);
  // Start after rendering, so that the run uses the new connection.
  useEffect(() => {
    if (changes > 0) latest.current();
  }, [changes, latest]);
}

/**
 * Returns the built program. It connects to the reader's own project if `connection` is defined, and otherwise to the
 * demo project.
 */
export async function prepareExample(
  { compiled, ownProject }: ExampleProgram,
  connection: Connection | undefined,
): Promise<PreparedRun> {
  if (connection === undefined || !('needs' in ownProject)) return { program: compiled };
  const [{ connectProgram }, { createOwnNetwork }] = await Promise.all([
    import('@reveal-docs/runner/program/connectProgram'),
    import('@reveal-docs/runner/host/ownNetwork'),
  ]);
  return {
    program: connectProgram(compiled, connection, ownProject.needs),
    createNetwork: (onBytes) => createOwnNetwork(connection, onBytes),
  };
}
