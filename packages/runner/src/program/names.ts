/** Maximum number of names to list. A longer list ends with the number of remaining names. */
const maxListed = 8;

/** Maximum length of a quoted name. A name from a URL can have any length. */
const maxQuoted = 60;

/** Formats a list of names: `a, b and c`, or `a, b, … and 3 more`. */
export function listNames(names: readonly string[]): string {
  const shown = names.slice(0, maxListed);
  const more = names.length - shown.length;
  const parts = more > 0 ? [...shown, `${more} more`] : shown;
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
}

/** Returns the name in quotes, shortened if necessary. */
export function quoteName(name: string): string {
  return `“${name.length > maxQuoted ? `${name.slice(0, maxQuoted)}…` : name}”`;
}
