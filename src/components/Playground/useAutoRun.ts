import { useEffect, useRef } from 'react';
import type { Problems } from '../Example/editor/limitTime';
import { useLatest } from '../Example/useLatest';
import { isRight } from './problems';

/** Time that the code must stay unchanged, in milliseconds, so that incomplete words don't run. */
const restTime = 600;

export interface AutoRunInput {
  readonly isOn: boolean;
  /** Files of the program. Pass a new object after each edit. */
  readonly files: unknown;
  /** Problems that the compiler found in these files. Undefined until known. */
  readonly problems: Problems;
  start(): void;
}

/** Runs the program after the reader edits it, once it has no type errors. Never runs code that was only opened. */
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
