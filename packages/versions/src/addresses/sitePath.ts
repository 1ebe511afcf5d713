/** Validates URLs from untrusted sources, such as search results and storage. */
import { readableFragment, readablePath } from './readableAddress';

export interface SitePlace {
  /** Scheme, host, and port, without a trailing slash. */
  readonly origin: string;
  /** Base path, with slashes at both ends. */
  readonly baseUrl: string;
}

/** Maximum length of a URL, in characters. */
const maxLength = 10_000;

function isOnSite(address: string, { origin, baseUrl }: SitePlace): boolean {
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  // If a path starts with two slashes, browsers parse its first segment as another host.
  return (
    url.origin === origin && url.pathname.startsWith(baseUrl) && !url.pathname.startsWith('//')
  );
}

/** Returns the forms in which the router uses a path. It decodes the path for the link, and again to find the page. */
function decodings(path: string): string[] {
  const once = decodeURI(path);
  return [path, once, decodeURI(once)];
}

/**
 * Returns the path, query, and fragment of a URL on this site, in a form that is safe in a link. Returns undefined for
 * all other URLs. Checks the path after decoding, as in the router: `/%5Cevil.example` becomes `/\evil.example`, which
 * browsers parse as another host.
 */
export function sitePath(address: unknown, place: SitePlace): string | undefined {
  if (typeof address !== 'string' || address.length > maxLength) return undefined;
  if (!isOnSite(address, place)) return undefined;
  const { pathname, search, hash } = new URL(address, place.origin);
  const path = readablePath(pathname);
  if (!decodings(path).every((decoded) => isOnSite(decoded, place))) return undefined;
  return path + search + readableFragment(hash);
}
