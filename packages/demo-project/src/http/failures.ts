/** Parses rules from the command line or a header. The rules describe failures that the demo server simulates. Pure. */
import * as v from 'valibot';

export interface FailureRule {
  /** Status of the response. `drop` closes the connection without a response. */
  readonly fault: number | 'drop';
  /** Fraction of requests that fail, greater than 0 and at most 1. */
  readonly share: number;
  /** Number of requests that fail before later requests succeed. */
  readonly times: number;
  /** Glob pattern for the paths. `*` matches any characters, including slashes. */
  readonly paths: string;
}

/** Response status for rules that specify only a fraction of the requests. */
const usualStatus = 503;

const form = /^(?:(drop|[45]\d\d)|(0\.\d{1,4}|1))(?:x([1-9]\d{0,5}))?(?::\/*(.{1,200}))?$/;

const expected =
  'Use a status from 400 to 599, "drop", or a fraction of the requests, such as 0.2. To affect only the first three ' +
  'requests, append x3. To affect only certain paths, end with a pattern such as :3d/files/*';

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

/** Parses a rule such as `503`, `404:3d/files/*`, `503x3`, `drop` or `0.2`. */
export const failureRule = v.pipe(
  v.string(),
  v.regex(form, ({ input }) => `can’t be ${JSON.stringify(input)}. ${expected}.`),
  v.check((text) => !/^0\.0*(?!\d)/.test(text), 'must be a fraction above 0.'),
  v.transform(readRule),
);

/** Parses a rule for a single request. Rejects a fraction such as `0.2` and a count such as `x3`. */
export const requestFailure = v.pipe(
  failureRule,
  v.check(
    ({ share, times }) => share === 1 && times === Infinity,
    'applies to a single request. Remove the fraction, such as 0.2, or the count, such as x3.',
  ),
);

/** Parses a delay in milliseconds, at most one minute. */
export const latencyText = v.pipe(
  v.string(),
  v.regex(
    /^(?:[0-5]?\d{1,4}|60000)$/,
    ({ input }) => `must be between 0 and 60000 milliseconds, but is ${JSON.stringify(input)}.`,
  ),
  v.transform(Number),
);

/**
 * Returns a function that takes a request's path, without a leading slash. It returns the fault of the first rule that
 * applies, or undefined. Call it once for each request, in the order of the requests.
 */
export function createFailures(
  rules: readonly FailureRule[],
): (path: string) => FailureRule['fault'] | undefined {
  const states = rules.map((rule) => ({ rule, asked: 0, failed: 0 }));
  return (path) => {
    for (const state of states) {
      const { rule } = state;
      if (!fits(rule.paths, path) || state.failed >= rule.times) continue;
      state.asked += 1;
      // Space failures evenly instead of randomly, so that tests are reproducible. Adding 1e-9 avoids rounding errors.
      const due = Math.floor(state.asked * rule.share + 1e-9);
      const before = Math.floor((state.asked - 1) * rule.share + 1e-9);
      if (due === before) continue;
      state.failed += 1;
      return rule.fault;
    }
    return undefined;
  };
}
