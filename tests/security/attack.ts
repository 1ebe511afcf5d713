/**
 * An attack that doesn't need a browser: on a server, a build, a link, or a function of the site. It
 * runs twice: with its defense disabled, and with the defense.
 */
export interface UnitAttack {
  /** Unique in its table. */
  readonly name: string;
  /** The attacker's gain. */
  readonly gain: string;
  /** Result with the defense disabled, when the attack succeeds. */
  readonly off: string;
  /** Result with the defense. */
  readonly on: string;
  /** Runs the attack and returns its result. */
  run(isDefended: boolean): Promise<string> | string;
}
