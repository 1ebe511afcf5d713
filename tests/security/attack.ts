/**
 * An attack that doesn't need a browser, for example on a server, a build, a link, or a function of
 * the site. It runs twice: once with its defense disabled, and once with it.
 */
export interface UnitAttack {
  /** A name that is unique in its table. */
  readonly name: string;
  /** The attacker's gain if the attack succeeds. */
  readonly gain: string;
  /** Result of a successful attack, with the defense disabled. */
  readonly off: string;
  /** Result of the attack with the defense. */
  readonly on: string;
  /** Runs the attack and returns its result. */
  run(isDefended: boolean): Promise<string> | string;
}
