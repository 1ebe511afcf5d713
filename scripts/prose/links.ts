/** Links of the pages that leave this site: `links.json` has each, with its purpose and how its address was found. */
import path from 'node:path';
import { readJson } from '@reveal-docs/shared/readJson';

export interface OutboundLink {
  readonly address: string;
  /** Content of the page, for a reader. */
  readonly purpose: string;
  /** How the address was found, for whoever has to find it again. */
  readonly found: string;
}

export function readOutboundLinks(): OutboundLink[] {
  return readJson<OutboundLink[]>(path.join(__dirname, 'links.json'));
}

/** Longest wait for an answer, in milliseconds. */
const timeout = 20_000;

/**
 * Returns the problem of an address. Undefined if it answers, after redirects, with a page, and the page has the
 * element that the address's hash names.
 */
export async function findFault(address: string): Promise<string | undefined> {
  const { hash } = new URL(address);
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) return `answers ${response.status}`;
    const id = decodeURIComponent(hash.slice(1));
    if (id === '') return undefined;
    const ids = (await response.text()).matchAll(
      /\b(?:id|name)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g,
    );
    const has = [...ids].some(([, ...values]) => values.includes(id));
    return has ? undefined : `has no element "${id}"`;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return `doesn't respond: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
}
