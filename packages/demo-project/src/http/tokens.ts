/** Makes tokens expire, to test whether programs request new ones. Pure. */

/** Maximum number of tokens to remember. The oldest are forgotten first. */
const maxTokens = 10_000;

/**
 * Returns a function that checks whether a request's token is still valid. Each token is valid for `lasts` requests.
 */
export function createTokens(lasts: number): (token: string) => boolean {
  const uses = new Map<string, number>();
  return (token) => {
    const used = (uses.get(token) ?? 0) + 1;
    uses.set(token, used);
    const [oldest] = uses.keys();
    if (uses.size > maxTokens && oldest !== undefined) uses.delete(oldest);
    return used <= lasts;
  };
}
