import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { FrameMessage } from '@reveal-docs/runner/messages';
import { addEntries, maxEntries, toEntry, type LogEntry, type NewEntry } from './logEntries';

/** Minimum time between renders, in milliseconds. A program can log in every frame. */
const interval = 100;

export interface Log {
  readonly entries: readonly LogEntry[];
  add(message: FrameMessage): void;
  clear(): void;
}

/** Collects the messages from a run. */
export function useLog(): Log {
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const waiting = useRef<NewEntry[]>([]);
  const timer = useRef<number | undefined>(undefined);

  const add = useCallback((message: FrameMessage) => {
    const entry = toEntry(message);
    if (entry === undefined) return;
    waiting.current.push(entry);
    // Remove the oldest entries early, because the limit would remove them anyway.
    if (waiting.current.length >= 2 * maxEntries) waiting.current.splice(0, maxEntries);
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined;
      const added = waiting.current.splice(0);
      // Use a transition, so that buttons such as Stop still respond while a program logs continuously.
      startTransition(() => setEntries((before) => addEntries(before, added)));
    }, interval);
  }, []);

  const clear = useCallback(() => {
    waiting.current.length = 0;
    startTransition(() => setEntries([]));
  }, []);

  useEffect(() => () => window.clearTimeout(timer.current), []);
  return { entries, add, clear };
}
