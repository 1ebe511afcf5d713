/**
 * Attacks on the servers of starters that come with a framework or a bundler. They need the packages of
 * the starter, so `scripts/checkStarters.ts` runs them.
 */
import { isOpen } from '../../../scripts/helpers/ports';
import { get, headerOf, sendRaw } from '../../fixtures/rawRequest';
import type { UnitAttack } from '../attack';
import type { SourceChange } from '../frame/sourceChanges';
import { foreignHosts, getFrom, network, otherAddress, rebinding } from './hostile';

/** Scripts of a starter that start a server. */
export type ServerScript = 'start' | 'preview';

/** An attack on a starter's server. */
export interface StarterAttack extends Omit<UnitAttack, 'run'> {
  /** Names of the starters. */
  readonly starters: readonly string[];
  readonly script: ServerScript;
  /** Disables the defense. The path of its file is relative to the starter. */
  readonly change: SourceChange;
  /** Runs the attack on the server and returns its result. */
  run(port: number): Promise<string>;
}

type Result = Pick<StarterAttack, 'name' | 'gain' | 'off' | 'on' | 'run'>;

/** A development server compiles the page for its first response. */
const send = (port: number, bytes: string) =>
  sendRaw(port, bytes, { host: 'localhost', patience: 60_000 });

const fromNetwork: Result = {
  name: 'a connection from the network',
  gain: network,
  off: 'accepted',
  on: 'refused',
  run: async (port) => ((await isOpen(port, otherAddress())) ? 'accepted' : 'refused'),
};

function status(name: string, gain: string, bytes: string, off: string, on: string): Result {
  return {
    name,
    gain,
    off,
    on,
    run: async (port) => String((await send(port, bytes)).statuses[0]),
  };
}

const hosts = foreignHosts.map((host) =>
  status(`the Host ${host}`, rebinding, getFrom(host, '/'), '200', '400'),
);

/** A path that no file has. Without the defense, the server responds with the page or an error. */
function noFile(target: string, off: string): Result {
  const gain = 'The app runs at a path that the attacker chooses, or the server has an error';
  return status(`the path ${target}`, gain, get(target), off, '404');
}

function header(what: string, name: string, expected: string, gain: string, target = '/'): Result {
  return {
    name: `${what} (${target})`,
    gain,
    off: 'possible',
    on: 'forbidden',
    run: async (port) =>
      headerOf(await send(port, get(target)), name)?.includes(expected) === true
        ? 'forbidden'
        : 'possible',
  };
}

const sniffed = header(
  'a file of another type as a script',
  'X-Content-Type-Options',
  'nosniff',
  'A page of another site runs files of the app that aren’t scripts',
);
const framed = (target?: string) =>
  header(
    'a frame of another site',
    'Content-Security-Policy',
    "frame-ancestors 'none'",
    'Another site can cover the page’s buttons',
    target,
  );

/** A page of another site that requests the source code of the app. */
const readers: readonly Result[] = ['https://evil.example', 'null'].map((origin) => ({
  name: `a page whose origin is ${origin}`,
  gain: 'Any site that the developer visits can read the app’s source code',
  off: 'can read',
  on: 'can’t read',
  run: async (port) => {
    const answer = await send(port, get('/main.js', [`Origin: ${origin}`]));
    const allowed = headerOf(answer, 'Access-Control-Allow-Origin') ?? '';
    return answer.statuses[0] === 200 && ['*', origin].includes(allowed)
      ? 'can read'
      : 'can’t read';
  },
}));

/** Attacks that one setting prevents. */
function preventedBy(
  starters: readonly string[],
  script: ServerScript,
  [file, from, to = '']: readonly [file: string, from: string, to?: string],
  results: readonly Result[],
): StarterAttack[] {
  const change = { file, from, to };
  return results.map((result) => ({ ...result, starters, script, change }));
}

const vite = ['react-vite', 'vanilla-vite', 'vue-vite', 'web-component'];
const appType = ['vite.config.ts', "    appType: 'mpa',\n"] as const;
const toPage = ['/%00', '/..%2f..%2fetc/passwd'].map((target) => noFile(target, '200'));
/** The headers of a development server, whose lines begin with `indent`. */
const devHeaders = (indent: string) =>
  `'Content-Security-Policy': "frame-ancestors 'none'",\n${indent}'X-Content-Type-Options': 'nosniff',`;
const proxy = 'src/proxy.ts';

export const starterAttacks: readonly StarterAttack[] = [
  ...preventedBy(vite, 'start', appType, toPage),
  ...preventedBy(vite, 'preview', appType, toPage),
  ...preventedBy(vite, 'start', ['vite.config.ts', devHeaders('        ')], [sniffed, framed()]),
  ...preventedBy(
    vite,
    'preview',
    ['vite.config.ts', "'Content-Security-Policy': policy.join('; '),"],
    [framed()],
  ),
  ...preventedBy(['webpack'], 'start', ['webpack.config.mjs', "host: 'localhost',"], [fromNetwork]),
  ...preventedBy(
    ['webpack'],
    'start',
    ['webpack.config.mjs', devHeaders('      ')],
    [sniffed, framed()],
  ),
  ...preventedBy(
    ['angular'],
    'start',
    ['ng.mjs', "if (!isFilePath(request.url)) request.url = '/none.js';"],
    [noFile('//', '500'), noFile('/%ff', '500'), ...toPage],
  ),
  ...preventedBy(
    ['angular'],
    'start',
    [
      'angular.json',
      '"Content-Security-Policy": "frame-ancestors \'none\'",\n              "X-Content-Type-Options": "nosniff",',
    ],
    [sniffed, framed()],
  ),
  ...preventedBy(
    ['angular'],
    'start',
    ['angular.json', '"Access-Control-Allow-Origin": "http://localhost:4200",'],
    readers,
  ),
  ...preventedBy(['nextjs'], 'start', ['package.json', ' --hostname localhost'], [fromNetwork]),
  ...preventedBy(['nextjs'], 'start', [proxy, 'if (isLocal && ', 'if (!isLocal && '], hosts),
  ...preventedBy(
    ['nextjs'],
    'start',
    [
      proxy,
      '  for (const [name, value] of Object.entries(fixed)) response.headers.set(name, value);',
    ],
    [sniffed],
  ),
  ...preventedBy(
    ['nextjs'],
    'start',
    [proxy, "response.headers.set('Content-Security-Policy', policy);"],
    [framed()],
  ),
  ...preventedBy(
    ['nextjs'],
    'start',
    ['next.config.ts', "source: '/_next/:path*'", "source: '/none'"],
    [framed('/_next/none.js')],
  ),
  ...preventedBy(
    ['nextjs'],
    'preview',
    ['preview.mjs', ", '--hostname', 'localhost'"],
    [fromNetwork],
  ),
  ...preventedBy(
    ['nextjs'],
    'preview',
    ['preview.mjs', "process.env.LOCAL_PREVIEW = 'true';"],
    hosts,
  ),
];
