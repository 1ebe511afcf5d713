/** An attack. Each surface has a table of attacks (`<surface>.ts`), which its test runs (`<surface>.spec.ts`). */

export interface Attack {
  /** A short description of the attack, unique in its table. */
  readonly name: string;
  /**
   * The defense: a file in this repository and a piece of its text, such as
   * `packages/runner/src/boot/abilities.ts#refuse`.
   */
  readonly defends: string;
  /**
   * Whether the attack succeeded on the site before the defense existed. The results come from
   * attacks on that site. The only exception is a policy attack that sends a request to another
   * host: its result comes from reading that site's code.
   */
  readonly before: 'succeeded' | 'held';
}
