/** The one check of addresses that come from outside the build: search answers, storage, the announcement. Pure. */
import { readableFragment, readablePath } from './readableAddress';

/** Where the site is. */
export interface SitePlace {
  /** Scheme, host and port, without a slash at the end. */
  readonly origin: string;
  /** With slashes at both ends. */
  readonly baseUrl: string;
}

/** Longest address, in characters. */
const maxLength = 10_000;

function isOnSite(address: string, { origin, baseUrl }: SitePlace): boolean {
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  // A path that starts with two slashes names another host.
  return (
    url.origin === origin && url.pathname.startsWith(baseUrl) && !url.pathname.startsWith('//')
  );
}

/** The path and what the router makes of it: it decodes a path once for a link, and again on the way to the page. */
function decodings(path: string): string[] {
  const once = decodeURI(path);
  return [path, once, decodeURI(once)];
}

/**
 * Returns the path, query and fragment of an address on this site, ready for a link, or undefined for an address that
 * leads anywhere else. The path is checked as the router decodes it: `/%5Cevil.example` becomes `/\evil.example`, which
 * browsers read as another host.
 */
export function sitePath(address: unknown, place: SitePlace): string | undefined {
  if (typeof address !== 'string' || address.length > maxLength) return undefined;
  if (!isOnSite(address, place)) return undefined;
  const { pathname, search, hash } = new URL(address, place.origin);
  const path = readablePath(pathname);
  if (!decodings(path).every((decoded) => isOnSite(decoded, place))) return undefined;
  return path + search + readableFragment(hash);
}
