/** Parses API names of the form `Symbol` or `Symbol.member`. */

/** Whether a name refers to a member. */
export function isMember(name: string): boolean {
  return name.includes('.');
}

/** Returns the symbol in a name. */
export function ownerOf(name: string): string {
  return name.split('.')[0] ?? name;
}

/** Returns the member's name without its symbol. Returns the name of a symbol unchanged. */
export function memberOf(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}
