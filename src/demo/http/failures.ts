/** What the demo server is told to do wrong, as text from a command line or a header, and when it does it. Pure. */
import * as v from 'valibot';

/** A failure and the requests that meet it. */
export interface FailureRule {
  /** The status to answer with; `drop` closes the connection without an answer. */
  readonly fault: number | 'drop';
  /** Part of the requests that fail, above 0 and up to 1. */
  readonly share: number;
  /** How many requests fail before they succeed again. */
  readonly times: number;
  /** The paths that it is about; `*` stands for any characters. */
  readonly paths: string;
}

/** What a share of the requests is answered with. */
const usualStatus = 503;

const form = /^(?:(drop|[45]\d\d)|(0\.\d{1,4}|1))(?:x([1-9]\d{0,5}))?(?::\/*(.{1,200}))?$/;

const expected =
  'a status from 400 to 599, "drop", or a share of the requests such as 0.2; then x3 for the first three only; then ' +
  ':3d/files/* for these paths only';

/** Whether a path fits a glob, in which `*` stands for any characters, slashes too. */
function fits(glob: string, path: string): boolean {
  const [first = '', ...others] = glob.split('*');
  const last = others.pop();
  if (last === undefined) return path === first;
  if (!path.startsWith(first) || path.length < first.length + last.length) return false;
  let at = first.length;
  for (const part of others) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return path.endsWith(last) && path.length - last.length >= at;
}

function readRule(text: string): FailureRule {
  const [, fault, share, times, glob] = form.exec(text) ?? [];
  return {
    fault: fault === 'drop' ? 'drop' : Number(fault ?? usualStatus),
    share: Number(share ?? 1),
    times: Number(times ?? Infinity),
    paths: glob ?? '*',
  };
}

/** A rule such as `503`, `404:3d/files/*`, `503x3`, `drop` or `0.2`. */
export const failureRule = v.pipe(
  v.string(),
  v.regex(form, ({ input }) => `is ${JSON.stringify(input)}: it must be ${expected}.`),
  v.check((text) => !/^0\.0*(?!\d)/.test(text), 'is a share of nothing: it must be above 0.'),
  v.transform(readRule),
);

/** A rule for one request, which has no shares and no first ones. */
export const requestFailure = v.pipe(
  failureRule,
  v.check(
    ({ share, times }) => share === 1 && times === Infinity,
    'is about one request: it takes no share and no number.',
  ),
);

/** A time to wait in milliseconds, as text; a minute at most. */
export const latencyText = v.pipe(
  v.string(),
  v.regex(
    /^(?:[0-5]?\d{1,4}|60000)$/,
    ({ input }) => `is ${JSON.stringify(input)}: it must be milliseconds from 0 to 60000.`,
  ),
  v.transform(Number),
);

/** Asked for each request's path, in order, without a slash before it; what is wrong with it, by the first rule that fits. */
export function createFailures(
  rules: readonly FailureRule[],
): (path: string) => FailureRule['fault'] | undefined {
  const states = rules.map((rule) => ({ rule, asked: 0, failed: 0 }));
  return (path) => {
    for (const state of states) {
      const { rule } = state;
      if (!fits(rule.paths, path) || state.failed >= rule.times) continue;
      state.asked += 1;
      // At even distances and not by chance: a test sees the same each time. The sum keeps off rounding errors.
      const due = Math.floor(state.asked * rule.share + 1e-9);
      const before = Math.floor((state.asked - 1) * rule.share + 1e-9);
      if (due === before) continue;
      state.failed += 1;
      return rule.fault;
    }
    return undefined;
  };
}
