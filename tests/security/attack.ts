/** An attack that doesn't need a browser. Tests run each attack with and without its defense. */
export interface UnitAttack {
  readonly name: string;
  /** The attacker's gain if the attack succeeds. */
  readonly gain: string;
  /** Result of a successful attack, with the defense disabled. */
  readonly off: string;
  /** Result of the attack with the defense. */
  readonly on: string;
  run(isDefended: boolean): Promise<string> | string;
}
