import fs from 'node:fs';
import path from 'node:path';
import { isOpen } from '../ports';
import {
  changeSource,
  foreignHosts,
  get,
  getFrom,
  headerOf,
  hostileRequests,
  isParsersAnswer,
  otherAddresses,
  type RawAnswer,
  sendRaw,
  type ServerScript,
  starterAttacks,
} from '../../../tests/tools';
import { startPreview } from './preview';

/** Time limit for a response, in milliseconds. A development server compiles the page before its first response. */
const patience = 60_000;

/** Some tools respond to an unknown host with status 403, and to a long file name with status 414. */
function isRefusal(status: number): boolean {
  return [400, 403, 404, 414, 431].includes(status);
}

/**
 * Returns the security headers that a response lacks. The policy of webpack's and `ng serve`'s error pages blocks all
 * content but not framing, so these pages also need `X-Frame-Options`.
 */
function missingHeaders(answer: RawAnswer): string[] {
  const policy = headerOf(answer, 'Content-Security-Policy') ?? '';
  const isUnframedError =
    answer.statuses[0] !== 200 &&
    policy === "default-src 'none'" &&
    headerOf(answer, 'X-Frame-Options') === 'DENY';
  return [
    ...(isUnframedError || policy.includes("frame-ancestors 'none'")
      ? []
      : ['Content-Security-Policy']),
    ...(headerOf(answer, 'X-Content-Type-Options') === 'nosniff' ? [] : ['X-Content-Type-Options']),
    ...(headerOf(answer, 'Referrer-Policy') === 'no-referrer' ? [] : ['Referrer-Policy']),
  ];
}

/**
 * Sends hostile requests to a starter's server. Resolves with the problems, or with an empty list if the server refuses
 * all requests and still responds afterward.
 */
async function hostileMistakes({ port }: Served): Promise<string[]> {
  const local = { host: 'localhost', patience };
  const mistakes: string[] = [];
  for (const address of otherAddresses()) {
    if (await isOpen(port, address)) mistakes.push(`The server listens on ${address}.`);
  }
  const fromHosts = foreignHosts.map((host) => [`a page on ${host}`, getFrom(host, '/')] as const);
  for (const [name, bytes] of [...hostileRequests, ...fromHosts]) {
    const answer = await sendRaw(port, bytes, local);
    const [status] = answer.statuses;
    if (status === undefined || !isRefusal(status)) {
      mistakes.push(`${name}: the status of the response is ${status ?? 'missing'}.`);
    }
    // Node itself responds to requests that its parser rejects.
    const missing = isParsersAnswer(answer) ? [] : missingHeaders(answer);
    if (missing.length > 0) mistakes.push(`${name}: the response lacks ${missing.join(', ')}.`);
  }
  for (const origin of ['null', 'https://evil.example']) {
    const answer = await sendRaw(port, get('/', [`Origin: ${origin}`]), local);
    const allowed = headerOf(answer, 'Access-Control-Allow-Origin') ?? '';
    if (['*', origin].includes(allowed)) mistakes.push(`The origin ${origin} can read the page.`);
    if (answer.statuses[0] !== 200) {
      mistakes.push(`With the origin ${origin}, the page returns ${answer.statuses[0]}.`);
    }
    const missing = missingHeaders(answer);
    if (missing.length > 0) mistakes.push(`The response for the page lacks ${missing.join(', ')}.`);
  }
  return mistakes;
}

interface Served {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Attacks the server that a script starts, first with all defenses, then with each of them disabled. Rejects with a
 * list of the attacks whose results differ from `starterAttacks`.
 */
export async function proveServer(served: Served, script: ServerScript): Promise<void> {
  const { name, folder, port, env } = served;
  const mistakes: string[] = [];
  const whileServed = async (run: () => Promise<void>) => {
    const server = await startPreview(folder, port, env, script);
    try {
      await run();
    } finally {
      await server.close();
    }
  };
  const report = () => {
    if (mistakes.length > 0) throw new Error([`\`npm run ${script}\`:`, ...mistakes].join('\n'));
  };
  const attacks = starterAttacks.filter(
    (attack) => attack.script === script && attack.starters.includes(name),
  );
  const attack = async (chosen: typeof attacks, defense: 'on' | 'off') => {
    for (const each of chosen) {
      const result = await each.run(port);
      if (result === each[defense]) continue;
      mistakes.push(
        `${each.name}, with the defense ${defense}: ${result} instead of ${each[defense]}.`,
      );
    }
  };
  await whileServed(async () => {
    mistakes.push(...(await hostileMistakes(served)));
    await attack(attacks, 'on');
  });
  report();
  for (const changes of new Set(attacks.map((each) => each.changes))) {
    const exposed = attacks.filter((each) => each.changes === changes);
    const sources = new Map(
      changes.map(({ file }) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]),
    );
    for (const [file, source] of sources) {
      fs.writeFileSync(path.join(folder, file), changeSource(source, file, changes));
    }
    try {
      await whileServed(() => attack(exposed, 'off'));
    } finally {
      for (const [file, source] of sources) fs.writeFileSync(path.join(folder, file), source);
    }
  }
  report();
}
