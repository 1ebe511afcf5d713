/**
 * Lets so many reports through in a second and counts the rest. The frame's console uses it, and the page once
 * more, because a program can write to the page without the console.
 */
import type { FrameMessage } from './messages';
import { createSecondLimit, second, type Traffic } from './perSecond';

/** A message that ends in the page's console. */
export type Report = Extract<FrameMessage, { type: 'log' | 'error' }>;

/**
 * Reports in a second, and characters in them; the page's console keeps 500 reports. Two windows may meet within one
 * of the page's: twice as much has to be well within what a frame may send.
 */
export const logLimit: Traffic = { messages: 200, bytes: 50_000 };

export interface LogLimit {
  offer(report: Report): void;
  stop(): void;
}

/** What is told of reports that were left out. */
function leftOut(count: number): Report {
  const what = count === 1 ? 'One message more' : `${count} messages more`;
  return {
    type: 'log',
    level: 'warn',
    source: 'program',
    text: `${what} came within this second and cannot be shown here. The browser’s own console has what the program logged.`,
  };
}

/** Starts limiting; what may pass goes to `pass`, and the rest of about a second as one report at its end. */
export function createLogLimit(limit: Traffic, pass: (report: Report) => void): LogLimit {
  const budget = createSecondLimit(limit, () => performance.now());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rest = 0;

  function tellRest(): void {
    timer = undefined;
    const count = rest;
    rest = 0;
    pass(leftOut(count));
  }

  return {
    offer(report) {
      const { length } = report.type === 'log' ? report.text : report.message;
      if (budget.spend(length)) {
        pass(report);
        return;
      }
      rest += 1;
      timer ??= setTimeout(tellRest, second);
    },
    stop: () => clearTimeout(timer),
  };
}
