import { useCallback, useEffect, useRef, useState } from 'react';
import type { FrameMessage } from '@site/src/frame/messages';
import { addEntries, toEntry, type LogEntry } from './logEntries';

/** Milliseconds between two renderings of what is logged: a program may log in every frame. */
const interval = 100;

export interface Log {
  readonly entries: readonly LogEntry[];
  add(message: FrameMessage): void;
  clear(): void;
}

/** Collects what a run says. */
export function useLog(): Log {
  const [entries, setEntries] = useState<readonly LogEntry[]>([]);
  const waiting = useRef<NonNullable<ReturnType<typeof toEntry>>[]>([]);
  const timer = useRef<number | undefined>(undefined);

  const add = useCallback((message: FrameMessage) => {
    const entry = toEntry(message);
    if (entry === undefined) return;
    waiting.current.push(entry);
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined;
      const added = waiting.current.splice(0);
      setEntries((before) => addEntries(before, added));
    }, interval);
  }, []);

  const clear = useCallback(() => {
    waiting.current.length = 0;
    setEntries([]);
  }, []);

  useEffect(() => () => window.clearTimeout(timer.current), []);
  return { entries, add, clear };
}
