/** Names of the API as lists of changes write them: a symbol, or a member of one as `Symbol.member`. */

/** Whether a name is a member's. */
export function isMember(name: string): boolean {
  return name.includes('.');
}

/** The symbol that a name is, or is a member of. */
export function ownerOf(name: string): string {
  return name.split('.')[0] ?? name;
}

/** A member's own name; that of a symbol is its name. */
export function memberOf(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}
