/** An attack. Each surface has a table of attacks (`<surface>.ts`), which its test runs (`<surface>.spec.ts`). */

export interface Attack {
  /** A short description of the attack, unique in its table. */
  readonly name: string;
  /** The defense: a file of this repository and a text in it, such as `packages/runner/src/boot/abilities.ts#refuse`. */
  readonly defends: string;
  /**
   * Whether the attack succeeded on the site before the defense existed. We ran each attack on that site to find out.
   * The only exception is a policy attack that sends a request to another host. Its result was determined from that
   * site's code.
   */
  readonly before: 'succeeded' | 'held';
}
