/**
 * An attack on a server, a build, or a link. It runs twice: with its defense disabled, and with the
 * defense.
 */
export interface ServerAttack {
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
