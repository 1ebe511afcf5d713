/** Implements `npm run demo` and the download's `node demo.mjs`. Node only. */
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { DemoData } from '../service';
import { failureRule, latencyText } from './failures';
import { createDemoHandler } from './handler';
import { listenLocally, type LocalServer } from './listen';

const help = `Serves the demo project on this machine, in place of Cognite Data Fusion (CDF).

  --port 4500               port to listen on; 0 picks a free one
  --latency 800             delay before each response, in milliseconds
  --fail 503                fail every request with this status; repeatable, and the first matching rule applies
  --fail 503x3              fail only the first three requests
  --fail "404:3d/files/*"   fail requests for these paths below the project; * matches any characters
  --fail 0.2                fail every fifth request with 503
  --fail drop               close the connection without a response
  --token-lasts 20          reject a token with 401 after 20 requests, until another one is sent

To affect a single request, send the headers x-demo-fail: 503 and x-demo-latency: 800.`;

function wholeNumber(min: number, max: number) {
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,7}$/, ({ input }) => `must be a whole number, but is ${JSON.stringify(input)}.`),
    v.transform(Number),
    v.minValue(min, ({ input }) => `must be between ${min} and ${max}, but is ${input}.`),
    v.maxValue(max, ({ input }) => `must be between ${min} and ${max}, but is ${input}.`),
  );
}

const schema = v.object({
  port: v.optional(wholeNumber(0, 65_535), '4500'),
  latency: v.optional(latencyText, '0'),
  fail: v.optional(v.pipe(v.array(failureRule), v.maxLength(20, 'can be used at most 20 times.'))),
  'token-lasts': v.optional(wholeNumber(1, 1_000_000)),
});

function parse(args: readonly string[]) {
  try {
    const options = {
      port: { type: 'string' },
      latency: { type: 'string' },
      fail: { type: 'string', multiple: true },
      'token-lasts': { type: 'string' },
      help: { type: 'boolean' },
    } as const;
    return parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch (error) {
    const [words = ''] = (error as Error).message.split(/\.?(?: To |\n|$)/);
    throw new Error(`${words}. See --help for all options.`, { cause: error });
  }
}

function readArgs(args: readonly string[]) {
  const values = parse(args);
  if (values.help === true) return undefined;
  const result = v.safeParse(schema, values);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`--${String(issue.path?.[0]?.key)} ${issue.message}`);
}

/**
 * Opens the data, and serves it until the process stops. The first line of output states that this server isn't CDF.
 * Resolves with undefined for `--help`. Rejects with a one-line message that explains what to do.
 */
export async function runDemo(
  args: readonly string[],
  open: () => Promise<DemoData>,
  say: (line: string) => void = console.log,
): Promise<LocalServer | undefined> {
  const given = readArgs(args);
  if (given === undefined) {
    say(help);
    return undefined;
  }
  const { port, latency, fail: failures = [], 'token-lasts': tokenLasts } = given;
  const data = await open();
  const handler = createDemoHandler(data, {
    latency,
    failures,
    say,
    ...(tokenLasts === undefined ? {} : { tokenLasts }),
  });
  const server = await listenLocally(port, handler);
  say('This is not Cognite Data Fusion. It is a local stand-in with made-up data.');
  say(
    `Connect with baseUrl http://localhost:${server.port}, project ${data.project}, and any token.`,
  );
  say('Press Ctrl+C to stop.');
  return server;
}
