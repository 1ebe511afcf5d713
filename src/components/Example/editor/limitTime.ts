/** Ends the type checker when it doesn't answer in time, so that hostile types cost a deadline and not the tab. */
import type { TypeClient } from '@site/src/frame/types/client';
import type { FileProblem } from '@site/src/frame/types/protocol';

/** How long a question may take by itself, in seconds. */
export const deadline = 5;

/** Stands for the problems of code that isn't checked because it takes too long. */
export const tooComplex = 'too complex';

/** The problems of the text as it is; undefined while they aren't known. */
export type Problems = readonly FileProblem[] | typeof tooComplex | undefined;

/** For the reader. */
export const tooComplexWords = 'This code is too complex to check';

/** Why a question has no answer: the checker didn't find one in time. */
export class TooComplexError extends Error {
  override readonly name = 'TooComplexError';
}

/** The engine's errors for texts that are too long, and for calls that are nested too deeply. */
const outOfRange = /^RangeError|^InternalError: too much recursion/;

export interface Limit {
  /** Seconds that a question may take. */
  readonly seconds: number;
  /** Called once, after the checker was stopped. All questions without an answer reject. */
  onTooComplex(): void;
}

/**
 * The same checker with a time limit for each question. The checker answers one question after another, so time counts
 * from the answer before. It's counted in single seconds: while a computer sleeps or the page is frozen, none passes.
 */
export function limitTime(client: TypeClient, { seconds, onTooComplex }: Limit): TypeClient {
  const waiting = new Set<(reason: Error) => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function watch(left: number): void {
    clearTimeout(timer);
    timer = waiting.size === 0 ? undefined : setTimeout(() => pass(left - 1), 1000);
  }

  function pass(left: number): void {
    if (left > 0) watch(left);
    else end();
  }

  function end(): void {
    stop();
    for (const reject of waiting) reject(new TooComplexError(tooComplexWords));
    waiting.clear();
    onTooComplex();
  }

  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    client.stop();
  }

  return {
    ask(name, ask) {
      if (isOver) return Promise.reject(new TooComplexError(tooComplexWords));
      return new Promise((resolve, reject) => {
        waiting.add(reject);
        if (waiting.size === 1) watch(seconds);
        const settle = () => {
          // After the end, the others don't wait any more.
          if (!waiting.delete(reject) || isOver) return;
          watch(seconds);
        };
        client.ask(name, ask).then(
          (answer) => {
            settle();
            resolve(answer);
          },
          (error: unknown) => {
            const reason = error instanceof Error ? error : new Error(String(error));
            if (!isOver && outOfRange.test(reason.message)) end();
            settle();
            reject(reason);
          },
        );
      });
    },
    stop,
  };
}
