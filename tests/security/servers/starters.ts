/**
 * Attacks on starters that use the server of a framework or a bundler. `scripts/checkStarters.ts` runs the attacks,
 * because they need the starter's packages.
 */
import { get, headerOf, sendRaw } from '../../fixtures/rawRequest';
import type { UnitAttack } from '../attack';
import type { SourceChange } from '../frame/sourceChanges';
import { connectFromNetwork, foreignHosts, getFrom, network, rebinding } from './hostile';

export type ServerScript = 'start' | 'preview';

export interface StarterAttack extends Omit<UnitAttack, 'run'> {
  readonly starters: readonly string[];
  readonly script: ServerScript;
  /** Source changes that disable the defense. File paths are relative to the starter. */
  readonly changes: readonly SourceChange[];
  run(port: number): Promise<string>;
}

type Result = Pick<StarterAttack, 'name' | 'gain' | 'off' | 'on' | 'run'>;

const send = (port: number, bytes: string) => sendRaw(port, bytes, { host: 'localhost' });

const fromNetwork: Result = {
  name: 'a connection from the network',
  gain: network,
  off: 'accepted',
  on: 'refused',
  run: connectFromNetwork,
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

/** Returns requests with another site's host. If the defense is disabled, the server responds with status `off`. */
const hosts = (target: string, off = '200') =>
  foreignHosts.map((host) =>
    status(`the Host ${host} (${target})`, rebinding, getFrom(host, target), off, '400'),
  );

/**
 * Returns a request for a path that doesn't belong to a file. If the defense is disabled, the response is the page, a
 * redirect, or an error.
 */
function noFile(target: string, off: string): Result {
  const gain =
    'The app runs at a path that the attacker chooses, or the server redirects or has an error';
  return status(`the path ${target}`, gain, get(target), off, '404');
}

/** Returns an attack that a response header prevents. The header's value must contain `expected`. */
function header(what: string, name: string, expected: string, gain: string) {
  return (bytes = get('/')): Result => ({
    name: `${what} (${bytes.split('\r\n').slice(0, 2).join(', ')})`,
    gain,
    off: 'possible',
    on: 'forbidden',
    run: async (port) =>
      headerOf(await send(port, bytes), name)?.includes(expected) === true
        ? 'forbidden'
        : 'possible',
  });
}

const sniffed = header(
  'a file of another type as a script',
  'X-Content-Type-Options',
  'nosniff',
  'A page on another site runs responses that aren’t scripts',
);
const framed = header(
  'a frame of another site',
  'Content-Security-Policy',
  "frame-ancestors 'none'",
  'Another site can show the page or its errors, and cover their buttons',
);

/** Attacks in which a page on another site requests the app's source code. */
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

/** A file, the text in this file that implements a defense, and the replacement that disables the defense. */
type Defense = readonly [file: string, from: string, to?: string];

function preventedBy(
  starters: readonly string[],
  scripts: readonly ServerScript[],
  defenses: readonly Defense[],
  results: readonly Result[],
): StarterAttack[] {
  const changes = defenses.map(([file, from, to = '']) => ({ file, from, to }));
  return scripts.flatMap((script) =>
    results.map((result) => ({ ...result, starters, script, changes })),
  );
}

const vite = ['react-vite', 'vanilla-vite', 'vue-vite', 'web-component'];
const start = ['start'] as const;
const preview = ['preview'] as const;
const both = [...start, ...preview];

const guard = 'guard.mjs';
const guardedPaths: Defense = [
  guard,
  "  if (!isFilePath(request.url)) request.url = '/none.js';\n",
];
const guardedErrors: Defense = [guard, '  response.setHeaders(new Headers(headers));\n'];
const guardHeaders: Defense = [
  guard,
  `  'Content-Security-Policy': "frame-ancestors 'none'",\n  // Error pages replace the policy, but keep this header.\n  'X-Frame-Options': 'DENY',\n  'X-Content-Type-Options': 'nosniff',\n`,
];
const appType: Defense = ['vite.config.ts', "    appType: 'mpa',\n"];
const angularPaths: Defense = [
  'ng.mjs',
  "  if (!/^\\/(?:@.*|.*\\.\\w+)?(?:\\?|$)/.test(request.url)) request.url = '/none.js';\n",
];
const proxy = 'src/proxy.ts';
const noPath = noFile('/_next/none', '200');
/** Attacks on the response to a request whose `Host` header names another site. */
const refusal = [sniffed(getFrom('evil.example', '/')), framed(getFrom('evil.example', '/'))];

export const starterAttacks: readonly StarterAttack[] = [
  ...preventedBy(vite, both, [guardedPaths], [noFile('//', '200')]),
  ...preventedBy(vite, both, [appType], [noPath]),
  ...preventedBy(
    vite,
    both,
    [appType, guardedPaths],
    ['/%00', '/..%2f..%2fetc/passwd'].map((target) => noFile(target, '200')),
  ),
  ...preventedBy(vite, start, [guardHeaders], [sniffed(), framed()]),
  ...preventedBy(vite, both, [guardedErrors], [sniffed(get('/none')), ...refusal]),
  ...preventedBy(['webpack'], start, [['webpack.config.mjs', "host: 'localhost',"]], [fromNetwork]),
  ...preventedBy(
    ['webpack'],
    start,
    [guardedPaths],
    [noFile('/\\..\\', '200'), noFile('http://evil.example/', '200')],
  ),
  ...preventedBy(['webpack', 'angular'], start, [guardHeaders], [sniffed(), framed()]),
  ...preventedBy(['webpack', 'angular'], start, [guardedErrors], refusal),
  ...preventedBy(
    ['angular'],
    start,
    [guardedPaths, angularPaths],
    [
      noFile('//', '500'),
      noFile('/%ff', '500'),
      ...['/%00', '/..%2f..%2fetc/passwd'].map((target) => noFile(target, '200')),
    ],
  ),
  ...preventedBy(['angular'], start, [guardedPaths], [noFile('/%ff.js', '500')]),
  ...preventedBy(['angular'], start, [angularPaths], [noPath]),
  ...preventedBy(
    ['angular'],
    start,
    [['angular.json', '"Access-Control-Allow-Origin": "http://localhost:4200"']],
    readers,
  ),
  ...preventedBy(['nextjs'], start, [['package.json', ' --hostname localhost']], [fromNetwork]),
  ...preventedBy(
    ['nextjs'],
    preview,
    [['preview.mjs', ", '--hostname', 'localhost'"]],
    [fromNetwork],
  ),
  ...preventedBy(['nextjs'], start, [[proxy, 'if (isLocal && ', 'if (!isLocal && ']], hosts('/')),
  ...preventedBy(
    ['nextjs'],
    preview,
    [['preview.mjs', "process.env.LOCAL_PREVIEW = 'true';"]],
    hosts('/'),
  ),
  ...preventedBy(
    ['nextjs'],
    start,
    [['next.config.ts', '  skipTrailingSlashRedirect: true,\n']],
    hosts('/none/', '308'),
  ),
  ...preventedBy(
    ['nextjs'],
    both,
    [guardedPaths],
    ['//', '/\\..\\', 'http://evil.example/'].map((target) => noFile(target, '308')),
  ),
  ...preventedBy(
    ['nextjs'],
    start,
    [
      guardHeaders,
      [
        proxy,
        '  for (const [name, value] of Object.entries(fixed)) response.headers.set(name, value);',
      ],
      [proxy, "response.headers.set('Content-Security-Policy', policy);"],
    ],
    [sniffed(), framed()],
  ),
  ...preventedBy(
    ['nextjs'],
    start,
    [guardHeaders, ['next.config.ts', "source: '/_next/:path*'", "source: '/none'"]],
    [sniffed(get('/_next/none.js')), framed(get('/_next/none.js'))],
  ),
];
