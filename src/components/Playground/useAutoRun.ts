/** Runs the program by itself after an edit, once its types are right. */
import { useEffect, useRef } from 'react';
import type { FileProblem } from '@site/src/frame/types/protocol';
import { useLatest } from '../Example/useLatest';
import { isRight } from './problems';

/** How long the text must be as it is, in milliseconds: types are often right in the middle of a word. */
const restTime = 600;

export interface AutoRunInput {
  readonly isOn: boolean;
  /** Another object with each edit. */
  readonly files: unknown;
  /** What the compiler says of these files; undefined while it is not known. */
  readonly problems: readonly FileProblem[] | undefined;
  start(): void;
}

/** Never runs what was opened, only what was edited since. */
export function useAutoRun(input: AutoRunInput): void {
  const { isOn, files, problems } = input;
  const latest = useLatest(input);
  /** What ran or was opened last. */
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
