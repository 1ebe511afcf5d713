/** Attacks the servers of a starter. Node only. */
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
  otherAddress,
  sendRaw,
  type ServerScript,
  starterAttacks,
} from '../../../tests/tools';
import { startPreview } from './preview';

/**
 * Returns whether a tool may respond with this status. Tools redirect some of these paths or map
 * them to their own, such as `//` to the page. Such a response doesn't reveal anything. Requests
 * for another host must not get the page.
 */
function isRefusal(status: number, name: string): boolean {
  return (
    [400, 403, 404, 414, 431].includes(status) ||
    status === 308 ||
    (status === 200 && /slashes/.test(name))
  );
}

/**
 * Resolves with the problems of a starter's server under hostile requests. The result is empty if
 * it refuses all of them and continues to respond.
 */
async function hostileMistakes(port: number): Promise<string[]> {
  const local = { host: 'localhost', patience: 60_000 };
  const mistakes: string[] = [];
  const address = otherAddress();
  if (await isOpen(port, address)) mistakes.push(`It listens on ${address}.`);
  const fromHosts = foreignHosts.map((host) => [`a page of ${host}`, getFrom(host, '/')] as const);
  for (const [name, bytes] of [...hostileRequests, ...fromHosts]) {
    const answer = await sendRaw(port, bytes, local);
    const [status] = answer.statuses;
    if (status === undefined || !isRefusal(status, name)) {
      mistakes.push(`${name}: its response is ${status ?? 'missing'}.`);
    }
    if (status === 200 && headerOf(answer, 'X-Content-Type-Options') !== 'nosniff') {
      mistakes.push(`${name}: its response has no headers.`);
    }
  }
  for (const origin of ['null', 'https://evil.example']) {
    const answer = await sendRaw(port, get('/', [`Origin: ${origin}`]), local);
    const allowed = headerOf(answer, 'Access-Control-Allow-Origin') ?? '';
    if (['*', origin].includes(allowed)) mistakes.push(`The origin ${origin} can read the page.`);
    if (answer.statuses[0] !== 200) mistakes.push(`Its next response is ${answer.statuses[0]}.`);
  }
  return mistakes;
}

/** An installed starter and how to serve it. */
interface Served {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Attacks the server of a script with all defenses, then with each of them disabled. Rejects with
 * all attacks whose result isn't the one in `starterAttacks`.
 */
export async function proveServer(
  { name, folder, port, env }: Served,
  script: ServerScript,
): Promise<void> {
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
      mistakes.push(`${each.name}, defense ${defense}: ${result} instead of ${each[defense]}.`);
    }
  };
  await whileServed(async () => {
    mistakes.push(...(await hostileMistakes(port)));
    await attack(attacks, 'on');
  });
  report();
  for (const change of new Set(attacks.map((each) => each.change))) {
    const file = path.join(folder, change.file);
    const source = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, changeSource(source, change.file, [change]));
    const exposed = attacks.filter((each) => each.change === change);
    try {
      await whileServed(() => attack(exposed, 'off'));
    } finally {
      fs.writeFileSync(file, source);
    }
  }
  report();
}
