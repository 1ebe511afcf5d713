import { useEffect, useRef } from 'react';
import type { Problems } from '../Example/editor/limitTime';
import { useLatest } from '../Example/useLatest';
import { isRight } from './problems';

/** How long the code must stay unchanged before it runs, in milliseconds. Prevents half-typed words from running. */
const restTime = 600;

export interface AutoRunInput {
  readonly isOn: boolean;
  /** Files of the program. Pass a new object after each edit. */
  readonly files: unknown;
  /** Problems that the compiler found in these files. Undefined until the compiler has checked them. */
  readonly problems: Problems;
  start(): void;
}

/**
 * Runs the program after the reader edits it, as soon as it has no type errors. Never runs code that the reader only
 * opened.
 */
export function useAutoRun(input: AutoRunInput): void {
  const { isOn, files, problems } = input;
  const latest = useLatest(input);
  /** Files that were last opened or run. */
  const settled = useRef(files);
  useEffect(() => {
    if (!isOn) settled.current = files;
    if (!isOn || settled.current === files || !isRight(problems)) return undefined;
    const timer = window.setTimeout(() => {
      settled.current = files;
      latest.current.start();
    }, restTime);
    return () => window.clearTimeout(timer);
  }, [files, isOn, latest, problems]);
}
