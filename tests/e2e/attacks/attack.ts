/** Describes an attack. Each surface has a table of attacks (`<surface>.ts`) and a test that runs them (`<surface>.spec.ts`). */

export interface Attack {
  /** A short description of the attack, unique in its table. */
  readonly name: string;
  /** The defense: a file of this repository and a text in it, such as `packages/runner/src/boot/abilities.ts#refuse`. */
  readonly defends: string;
  /**
   * Whether it succeeded on the site before there was a defense, or held already. Seen by running the attack there; one
   * of the policy, a request to another host, is read from that site's code.
   */
  readonly before: 'succeeded' | 'held';
}
