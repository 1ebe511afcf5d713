import { describe, expect, it } from 'vitest';
import type { UnitAttack } from './attack';

/** Tests that each attack succeeds if its defense is disabled, and fails if its defense is enabled. */
export function testAttacks(title: string, attacks: readonly UnitAttack[]): void {
  describe(title, () => {
    it.each(attacks.map((attack) => [attack.name, attack] as const))(
      '%s',
      async (_name, attack) => {
        expect(await attack.run(false)).toBe(attack.off);
        expect(await attack.run(true)).toBe(attack.on);
      },
    );
  });
}
