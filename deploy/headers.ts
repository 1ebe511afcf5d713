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
 * Kinds of files: pages; the one page that other sites may frame; files whose names carry a hash of their content,
 * which never change; the rest.
 */
export type PathKind = 'page' | 'embed' | 'hashed' | 'other';

/** The kinds that are pages, and have a policy. */
export type PageKind = Extract<PathKind, 'page' | 'embed'>;

/**
 * What pages may load, and so what programs in an example's frame may at most: the frame is a `srcdoc` document,
 * which inherits this policy and adds a much narrower one of its own. `hosts` are those that it may connect to.
 */
function directives(
  { scriptHashes }: PolicyFacts,
  hosts: readonly string[],
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
    'connect-src': ["'self'", 'data:', 'blob:', ...hosts],
    // A program in an example's frame must not leave by navigating the frame to another site.
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
}

/**
 * The policy as a page's meta tag has it: all of it that a meta tag can say. `connect` are further hosts for
 * `connect-src`, which the page that others may frame never gets: it knows no project but the demo, and no search.
 */
export function metaPolicy(
  facts: PolicyFacts,
  connect: readonly string[] = [],
  kind: PageKind = 'page',
): string {
  const hosts =
    kind === 'embed' ? [] : [`https://*.${clusterDomain}`, ...facts.searchHosts, ...connect];
  return Object.entries(directives(facts, hosts))
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Folders in which every file's name carries a hash. */
export const hashedFolders = ['assets', 'sdk', 'demo', 'frame', 'programs'] as const;

/** Start of the path of a file with a hash in its name, as the source of a regular expression. */
export const hashedPattern = `(?:(?:${hashedFolders.join('|')})/|search-index/(?!manifest\\.json$))`;

const hashed = new RegExp(`^${hashedPattern}`);

/** Address of the page that other sites may frame, below the site's base; its file has `.html` behind it. */
export const embedPage = 'embed';

/** The kind of a built file, by its path in the built site. */
export function kindOf(file: string): PathKind {
  if (hashed.test(file)) return 'hashed';
  if (file === `${embedPage}.html`) return 'embed';
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
 * kind of path has a policy, and no rule is for all paths, because hosts add up the rules that match: the page that
 * other sites may frame could not take anything back. That one differs in who may frame it, and connects to nobody.
 * It is alone in its window's group too when it is opened by itself; inside a frame that header says nothing.
 */
export function pageHeaders(
  facts: PolicyFacts,
  connect: readonly string[] = [],
  kind: PageKind = 'page',
): Headers {
  const isEmbed = kind === 'embed';
  const policy = metaPolicy(facts, connect, kind);
  return {
    'Content-Security-Policy': `${policy}; frame-ancestors ${isEmbed ? '*' : "'self'"}`,
    ...(isEmbed ? {} : { 'X-Frame-Options': 'SAMEORIGIN' }),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** Whether files of this kind are pages, and have a policy. */
export function isPage(kind: PathKind): kind is PageKind {
  return kind === 'page' || kind === 'embed';
}

/** All headers of a file of this kind. */
export function headersOf(
  kind: PathKind,
  facts: PolicyFacts,
  connect: readonly string[] = [],
): Headers {
  return {
    ...commonHeaders,
    ...(isPage(kind) ? pageHeaders(facts, connect, kind) : {}),
    'Cache-Control': cachingOf(kind),
  };
}
