/**
 * Response headers for each kind of path. The local server sends these headers, and the hosts' configurations are
 * generated from them.
 */

import { clusterDomain } from '@reveal-docs/runner/host/clusters';

/** Values in the Content Security Policy that differ between builds. */
export interface PolicyFacts {
  /** `sha256-…` of each inline script in pages and frames. */
  readonly scriptHashes: readonly string[];
  /** Hosts of the search provider. Empty if search runs in the browser. */
  readonly searchHosts: readonly string[];
}

/** Name of the file with {@link PolicyFacts}, in the built site. */
export const policyFile = 'policy.json';

/** Hosts of the search provider. They receive queries, and reports about opened results. */
export const hostedSearchHosts = [
  'https://*.algolia.net',
  'https://*.algolianet.com',
  'https://*.algolia.io',
] as const;

/** Local servers to which pages can connect in tests. */
export const localHosts = ['http://127.0.0.1:*', 'http://localhost:*'] as const;

/**
 * Kinds of files: pages, the one page that other sites can frame, files that never change because their paths contain a
 * hash of the content, and all other files.
 */
export type PathKind = 'page' | 'embed' | 'hashed' | 'other';

export type PageKind = Extract<PathKind, 'page' | 'embed'>;

/**
 * Returns the directives of the policy for pages, which allows connections to `hosts`. The policy also limits programs
 * in an example's frame, because the frame's `srcdoc` document inherits it. The frame adds a much stricter policy.
 */
function directives(
  { scriptHashes }: PolicyFacts,
  hosts: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  return {
    'default-src': ["'self'"],
    // The frame's modules and workers are blobs. Draco and the point cloud decoder use WebAssembly.
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
    // A program in an example's frame must not navigate the frame to another site.
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
}

/**
 * Returns the policy for a page's meta tag. `connect` lists additional hosts for `connect-src`. The embeddable page's
 * policy doesn't allow any other hosts, because the page has no search and uses only the demo project.
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

/** Folders in which the path of every file contains a hash. */
export const hashedFolders = ['assets', 'sdk', 'demo', 'frame', 'programs'] as const;

/** Regular expression that matches the start of each path that contains a hash. */
export const hashedPattern = `(?:(?:${hashedFolders.join('|')})/|search-index/(?!manifest\\.json$))`;

const hashed = new RegExp(`^${hashedPattern}`);

/** Path of the page that other sites can frame, relative to the site's base. Its file ends with `.html`. */
export const embedPage = 'embed';

/** Returns the kind of the file at a path in the built site. */
export function kindOf(file: string): PathKind {
  if (hashed.test(file)) return 'hashed';
  if (file === `${embedPage}.html`) return 'embed';
  return file.endsWith('.html') ? 'page' : 'other';
}

export const hashedCaching = 'public, max-age=31536000, immutable';
export const pageCaching = 'public, max-age=0, must-revalidate';

export function cachingOf(kind: PathKind): string {
  return kind === 'hashed' ? hashedCaching : pageCaching;
}

type Headers = Readonly<Record<string, string>>;

export const commonHeaders: Headers = { 'X-Content-Type-Options': 'nosniff' };

/**
 * Returns the additional headers for pages. `Strict-Transport-Security` is up to the host, because it must not be sent
 * without TLS.
 *
 * Any site can frame the embeddable page, which doesn't connect to other hosts. The page needs its own policy: hosts
 * combine all matching rules, so an additional rule couldn't relax a policy for all paths. `Cross-Origin-Opener-Policy`
 * separates a page in its own tab from the windows of other sites. In a frame, the header has no effect.
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

export function isPage(kind: PathKind): kind is PageKind {
  return kind === 'page' || kind === 'embed';
}

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
