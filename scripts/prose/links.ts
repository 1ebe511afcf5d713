/**
 * Checks links from pages to other sites. `links.json` lists these links, each with its purpose and a note about how
 * its URL was found.
 */
import path from 'node:path';
import { readJson } from '@reveal-docs/shared/readJson';

export interface OutboundLink {
  readonly address: string;
  readonly purpose: string;
  readonly found: string;
}

export function readOutboundLinks(): OutboundLink[] {
  return readJson<OutboundLink[]>(path.join(__dirname, 'links.json'));
}

/** Time limit for a request, in milliseconds. */
const timeout = 20_000;

/**
 * Returns a description of the problem with a URL. Returns undefined if the URL leads to a page that contains the
 * element in the URL's fragment. Follows redirects.
 */
export async function findFault(address: string): Promise<string | undefined> {
  const { hash } = new URL(address);
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) return `returns status ${response.status}`;
    const id = decodeURIComponent(hash.slice(1));
    if (id === '') return undefined;
    const ids = (await response.text()).matchAll(
      /\b(?:id|name)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g,
    );
    const has = [...ids].some(([, ...values]) => values.includes(id));
    return has ? undefined : `has no element with the ID "${id}"`;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return `doesn't respond: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}
