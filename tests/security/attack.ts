/** An attack that doesn't need a browser. Tests run each attack both with and without its defense. */
export interface UnitAttack {
  readonly name: string;
  /** The attacker's gain if the attack succeeds. */
  readonly gain: string;
  /** Result if the defense is disabled and the attack succeeds. */
  readonly off: string;
  /** Result if the defense is enabled. */
  readonly on: string;
  run(isDefended: boolean): Promise<string> | string;
}
