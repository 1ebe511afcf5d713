/** Runs the program automatically after an edit, once it has no type errors. */
import { useEffect, useRef } from 'react';
import type { Problems } from '../Example/editor/limitTime';
import { useLatest } from '../Example/useLatest';
import { isRight } from './problems';

/**
 * Time that the code must stay unchanged, in milliseconds. Incomplete words often don't cause type
 * errors.
 */
const restTime = 600;

export interface AutoRunInput {
  readonly isOn: boolean;
  /** A new object after each edit. */
  readonly files: unknown;
  /** The compiler's problems in these files; undefined until they are known. */
  readonly problems: Problems;
  start(): void;
}

/** Run only code that was edited after it was opened, and never code that was just opened. */
export function useAutoRun(input: AutoRunInput): void {
  const { isOn, files, problems } = input;
  const latest = useLatest(input);
  /** The files that were last opened or run. */
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
