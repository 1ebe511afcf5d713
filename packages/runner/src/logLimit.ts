/**
 * Forwards a limited number of reports per second, and counts the dropped reports. The frame limits the messages of its
 * console. The page limits them again, because a program can send messages without using the console.
 */
import type { FrameMessage } from './messages';
import { createSecondLimit, second, type Traffic } from './perSecond';

/** A message that the page's console shows. */
export type Report = Extract<FrameMessage, { type: 'log' | 'error' }>;

/**
 * Maximum number of reports per second, and their total length in characters. The page's console keeps 500 reports. One
 * of the page's one-second windows can overlap two of the frame's windows, so twice this limit must be well within
 * `frameBudget`.
 */
export const logLimit: Traffic = { messages: 200, bytes: 50_000 };

export interface LogLimit {
  offer(report: Report): void;
  stop(): void;
}

function leftOut(count: number): Report {
  const what = count === 1 ? '1 more message' : `${count} more messages`;
  return {
    type: 'log',
    level: 'warn',
    source: 'program',
    text: `${what} arrived within one second and can’t be shown here. See the browser’s console for all messages.`,
  };
}

/**
 * Creates a limit. Calls `pass` with each report within the limit. About a second after the first dropped report, calls
 * `pass` with a report that contains the number of dropped reports.
 */
export function createLogLimit(limit: Traffic, pass: (report: Report) => void): LogLimit {
  const budget = createSecondLimit(limit, () => performance.now());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rest = 0;

  function reportRest(): void {
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
      timer ??= setTimeout(reportRest, second);
    },
    stop: () => clearTimeout(timer),
  };
}
