/** What `npm run demo` and the download's `node demo.mjs` do. Node only. */
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { DemoData } from '../service';
import { failureRule, latencyText } from './failures';
import { createDemoHandler } from './handler';
import { listenLocally, type LocalServer } from './listen';

const help = `Serves the demo project on this machine, in place of Cognite Data Fusion (CDF).

  --port 4500               where; 0 takes a port that is free
  --latency 800             milliseconds before each answer
  --fail 503                every request fails with this status; as often as you like, the first that fits counts
  --fail 503x3              the first three fail, then all is well
  --fail "404:3d/files/*"   requests for these paths fail, below the project; * stands for any characters
  --fail 0.2                every fifth request fails with 503
  --fail drop               no answer: the connection closes
  --token-lasts 20          after 20 requests a token gets 401, until another one is sent

One request can ask for it too, with the headers x-demo-fail: 503 and x-demo-latency: 800.`;

function wholeNumber(min: number, max: number) {
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,7}$/, ({ input }) => `is ${JSON.stringify(input)}: it must be a whole number.`),
    v.transform(Number),
    v.minValue(min, ({ input }) => `is ${input}: it must be ${min} to ${max}.`),
    v.maxValue(max, ({ input }) => `is ${input}: it must be ${min} to ${max}.`),
  );
}

const schema = v.object({
  port: v.optional(wholeNumber(0, 65_535), '4500'),
  latency: v.optional(latencyText, '0'),
  fail: v.optional(v.pipe(v.array(failureRule), v.maxLength(20, 'is there more than 20 times.'))),
  'token-lasts': v.optional(wholeNumber(1, 1_000_000)),
});

/** The command line as text. Throws, in one line, for an option that is not there. */
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
    throw new Error(`${words}: --help lists what there is.`, { cause: error });
  }
}

/** Values of the command line; undefined when it asks for help. Throws, in one line, for what is not understood. */
function readArgs(args: readonly string[]) {
  const values = parse(args);
  if (values.help === true) return undefined;
  const result = v.safeParse(schema, values);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`--${String(issue.path?.[0]?.key)} ${issue.message}`);
}

/**
 * Serves what `open` gives until the process is stopped; the first line that it says is that this is not CDF. Resolves
 * with nothing for `--help`. Rejects, with one line that says what to do, when it cannot.
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
  say('This is not Cognite Data Fusion: it is a stand-in on this machine, with made-up data.');
  say(`baseUrl http://localhost:${server.port}, project ${data.project}, any token will do.`);
  say('Stop it with Ctrl+C.');
  return server;
}
