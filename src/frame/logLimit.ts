/**
 * Lets so many reports through in a second and counts the rest. The frame's console uses it, and the page once
 * more, because a program can write to the page without the console.
 */
import type { FrameMessage } from './messages';

/** A message that ends in the page's console. */
export type Report = Extract<FrameMessage, { type: 'log' | 'error' }>;

/** Reports in a second, and characters in them; the page's console keeps 500. */
export const logLimit = { reports: 500, characters: 500_000 };

/** Length of a window, in milliseconds. */
const second = 1000;

export interface LogLimit {
  offer(report: Report): void;
  stop(): void;
}

/** What is told of reports that were left out. */
export function leftOut(count: number): Report {
  const what = count === 1 ? 'One message more' : `${count} messages more`;
  return {
    type: 'log',
    level: 'warn',
    source: 'program',
    text: `${what} came within this second and cannot be shown here. The browser’s own console has what the program logged.`,
  };
}

/** Starts limiting; what may pass goes to `pass`, and each second's rest as one report at its end. */
export function createLogLimit(limit: typeof logLimit, pass: (report: Report) => void): LogLimit {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reports = 0;
  let characters = 0;
  let rest = 0;

  function endWindow(): void {
    timer = undefined;
    const count = rest;
    reports = characters = rest = 0;
    if (count > 0) pass(leftOut(count));
  }

  return {
    offer(report) {
      timer ??= setTimeout(endWindow, second);
      reports += 1;
      characters += report.type === 'log' ? report.text.length : report.message.length;
      if (reports > limit.reports || characters > limit.characters) rest += 1;
      else pass(report);
    },
    stop: () => clearTimeout(timer),
  };
}
