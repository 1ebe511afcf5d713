/** What an attack is: each surface has a table of them (`<surface>.ts`) and a test that runs them (`<surface>.spec.ts`). */

export interface Attack {
  /** What the attacker tries, in a few words; unique in its table. */
  readonly name: string;
  /** What stands against it: a file of this repository and a text in it, `src/frame/boot/nesting.ts#refuseTag`. */
  readonly defends: string;
  /**
   * Whether it succeeded on the site before there was a defense, or held already. Seen by running the attack there:
   * links, links and windows of frames, other network, own project, server, redirects of nginx, forged messages (by that site's schema),
   * stored values but the last three. Read from that site's code: addresses, floods, policy, the three stored values,
   * unasked messages, and parts of connection, form and notice.
   */
  readonly before: 'succeeded' | 'held';
}
