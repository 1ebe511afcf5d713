import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';

/**
 * Returns the redirect target of a path: the path without a trailing slash, `.html`, or `/index.html`. Returns
 * undefined for a canonical path. Paths are relative to the site's base.
 */
export function canonicalPath(pathname: string): string | undefined {
  const canonical = pathname
    // With a leading slash, the redirect would lead to another host.
    .replace(/^\/+/, '')
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  return canonical === pathname ? undefined : canonical;
}

const ownName = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/i;

/**
 * Whether a request's host is this machine or one of `names`. This check prevents DNS rebinding, in which an attacker's
 * domain name resolves to this machine.
 */
export function isKnownHost(host: string | undefined, names: readonly string[]): boolean {
  const name = host?.replace(/:\d+$/, '') ?? '';
  return ownName.test(name) || names.includes(name.toLowerCase());
}

/** Returns the path and query of a request, or undefined if its target is invalid. */
export function readTarget(target: string): { pathname: string; search: string } | undefined {
  // Without the base, the parser would read `//other.example/` as the URL of another host.
  const address = target.startsWith('/') ? `http://localhost${target}` : target;
  if (!URL.canParse(address)) return undefined;
  const { protocol, pathname, search } = new URL(address);
  return /^https?:$/.test(protocol) ? { pathname, search } : undefined;
}

/** Returns undefined if the path can't be decoded. */
export function decode(pathname: string): string | undefined {
  try {
    const name = decodeURIComponent(pathname);
    return name.includes('\0') ? undefined : name;
  } catch {
    return undefined;
  }
}

/** Matches hidden files, parent folders, empty segments, and backslashes, which are separators on some systems. */
const noFile = /(?:^|\/)(?:\.|\/)|\\/;

/** Returns the file for a path, or undefined if it doesn't exist. Both are relative to the site. */
export async function findFile(dir: string, name: string): Promise<string | undefined> {
  if (noFile.test(name)) return undefined;
  const candidates = [name, `${name}.html`, name === '' ? 'index.html' : `${name}/index.html`];
  for (const candidate of candidates) {
    // Treat an invalid file name like a missing file.
    const stat = await fs.promises.stat(path.join(dir, candidate)).catch(() => undefined);
    if (stat?.isFile() === true) return candidate;
  }
  return undefined;
}

/**
 * Whether sirv can handle the request's range: `bytes=first-last` with safe integers and without an `If-Range`
 * condition. A server may ignore other ranges (RFC 9110, 14.2).
 */
export function hasRange({ range = '', 'if-range': condition }: http.IncomingHttpHeaders): boolean {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  return condition === undefined && !!first && (!last || Number(first) <= Number(last));
}
