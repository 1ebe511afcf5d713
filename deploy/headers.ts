/**
 * The response headers that the site is made for, by kind of path: one table, from which the small server answers
 * and the configurations of hosts are written. Pure.
 */

import { clusterDomain } from '../src/site/clusters';

/** What a build says about its content policy: `policy.json` in the built site. */
export interface PolicyFacts {
  /** `sha256-…` of each inline script that the site's pages and frames run. */
  readonly scriptHashes: readonly string[];
  /** Hosts of the hosted search provider; none when search runs in the browser. */
  readonly searchHosts: readonly string[];
}

/** Name of the file with {@link PolicyFacts}, in the built site. */
export const policyFile = 'policy.json';

/** Where hosted search asks, and where it reports opened results. */
export const hostedSearchHosts = [
  'https://*.algolia.net',
  'https://*.algolianet.com',
  'https://*.algolia.io',
] as const;

/** Servers on the same machine: what tests let pages connect to. */
export const localHosts = ['http://127.0.0.1:*', 'http://localhost:*'] as const;

/**
 * What pages may load, and so what programs in an example's frame may at most: the frame is a `srcdoc` document,
 * which inherits this policy and adds a much narrower one of its own. `connect` are further hosts for `connect-src`.
 */
function directives(
  { scriptHashes, searchHosts }: PolicyFacts,
  connect: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  return {
    'default-src': ["'self'"],
    // The frame's modules and workers are blobs; Draco and the point cloud decoder are WebAssembly.
    'script-src': [
      "'self'",
      ...scriptHashes.map((hash) => `'${hash}'`),
      "'wasm-unsafe-eval'",
      'blob:',
    ],
    'worker-src': ["'self'", 'blob:'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': [
      "'self'",
      'data:',
      'blob:',
      `https://*.${clusterDomain}`,
      ...searchHosts,
      ...connect,
    ],
    // A program in an example's frame must not leave by navigating the frame to another site.
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
}

/** The policy as a page's meta tag has it: all of it that a meta tag can say. */
export function metaPolicy(facts: PolicyFacts, connect: readonly string[] = []): string {
  return Object.entries(directives(facts, connect))
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Kinds of files: pages; files whose names carry a hash of their content, which never change; the rest. */
export type PathKind = 'page' | 'hashed' | 'other';

/** Folders in which every file's name carries a hash. */
export const hashedFolders = ['assets', 'sdk', 'demo', 'frame', 'programs'] as const;

/** Start of the path of a file with a hash in its name, as the source of a regular expression. */
export const hashedPattern = `(?:(?:${hashedFolders.join('|')})/|search-index/(?!manifest\\.json$))`;

const hashed = new RegExp(`^${hashedPattern}`);

/** The kind of a built file, by its path in the built site. */
export function kindOf(file: string): PathKind {
  if (hashed.test(file)) return 'hashed';
  return file.endsWith('.html') ? 'page' : 'other';
}

export const hashedCaching = 'public, max-age=31536000, immutable';
export const pageCaching = 'public, max-age=0, must-revalidate';

/** How long browsers keep a file without asking again, as `Cache-Control`. */
export function cachingOf(kind: PathKind): string {
  return kind === 'hashed' ? hashedCaching : pageCaching;
}

type Headers = Readonly<Record<string, string>>;

/** What every answer has. */
export const commonHeaders: Headers = { 'X-Content-Type-Options': 'nosniff' };

/**
 * What pages have beside that. `Strict-Transport-Security` is the host's: it must not be sent without TLS. No other
 * kind of path has a policy, and no rule is for all paths, because hosts add up the rules that match: a page of
 * another kind, such as one that other sites may frame, could not take anything back.
 */
export function pageHeaders(facts: PolicyFacts, connect: readonly string[] = []): Headers {
  return {
    'Content-Security-Policy': `${metaPolicy(facts, connect)}; frame-ancestors 'self'`,
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** All headers of a file of this kind. */
export function headersOf(
  kind: PathKind,
  facts: PolicyFacts,
  connect: readonly string[] = [],
): Headers {
  return {
    ...commonHeaders,
    ...(kind === 'page' ? pageHeaders(facts, connect) : {}),
    'Cache-Control': cachingOf(kind),
  };
}
