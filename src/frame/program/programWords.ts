/** Names in messages about programs. Pure. */

/** How many names a message lists before it counts. */
const maxListed = 8;

/** Longest name that a message repeats whole: what an address says may have any length. */
const maxQuoted = 60;

/** Names as a message lists them: `a, b and c`, or `a, b, … and 3 more`. */
export function listNames(names: readonly string[]): string {
  const shown = names.slice(0, maxListed);
  const more = names.length - shown.length;
  const parts = more > 0 ? [...shown, `${more} more`] : shown;
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
}

/** A name as the reader wrote it, in quotes, and shortened. */
export function quoteName(name: string): string {
  return `“${name.length > maxQuoted ? `${name.slice(0, maxQuoted)}…` : name}”`;
}
