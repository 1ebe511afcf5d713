/**
 * Each attack surface has a table of attacks (`<surface>.ts`) and a test that runs the attacks (`<surface>.spec.ts`).
 */

export interface Attack {
  /** Name of the attack. Unique in its table. */
  readonly name: string;
  /** The defense: a file and a piece of its text, such as `packages/runner/src/boot/abilities.ts#refuse`. */
  readonly defends: string;
  /**
   * Result of the attack on the site before the defense existed. For the policy attack that sends a request to another
   * host, the result comes from reading the code.
   */
  readonly before: 'succeeded' | 'held';
}
