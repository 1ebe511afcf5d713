/**
 * Parses API names in the form that lists of changes use: `Symbol`, or `Symbol.member` for a
 * member.
 */

/** Whether a name refers to a member. */
export function isMember(name: string): boolean {
  return name.includes('.');
}

/** Returns the symbol in a name: the name itself, or the owner of the member. */
export function ownerOf(name: string): string {
  return name.split('.')[0] ?? name;
}

/** Returns a member's name without its symbol. Returns a symbol's name unchanged. */
export function memberOf(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}
