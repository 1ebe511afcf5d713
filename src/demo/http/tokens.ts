/** Tokens that end, so that a program can be seen asking for a new one. Pure. */

/** Tokens that are remembered; of more, the oldest are forgotten. */
const maxTokens = 10_000;

/** Asked with each request's token, whether that is still good: for `lasts` requests. */
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
