/** API names as in lists of changes: a symbol, or a member as `Symbol.member`. */

/** Whether a name refers to a member. */
export function isMember(name: string): boolean {
  return name.includes('.');
}

/** The symbol that a name refers to directly, or through a member. */
export function ownerOf(name: string): string {
  return name.split('.')[0] ?? name;
}

/** A member's name without its symbol. Returns a symbol's name unchanged. */
export function memberOf(name: string): string {
  return name.slice(name.indexOf('.') + 1);
}
