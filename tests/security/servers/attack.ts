/** An attack on a server, a build or a link, run twice: with its defense switched off, and with it. */
export interface ServerAttack {
  /** Unique in its table. */
  readonly name: string;
  /** What the attacker would gain. */
  readonly gain: string;
  /** Result with the defense switched off: the attack succeeds. */
  readonly off: string;
  /** Result with the defense. */
  readonly on: string;
  /** Runs the attack and returns its result. */
  run(isDefended: boolean): Promise<string> | string;
}
