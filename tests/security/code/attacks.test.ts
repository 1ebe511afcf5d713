/** Each attack succeeds with its defense disabled, and fails with the defense. */
import { describe, expect, it } from 'vitest';
import { credentialAttacks } from './credentials';
import { invisibleAttacks, lineAttacks, nameAttacks } from './hidden';

describe.each([
  ['invisible code', invisibleAttacks],
  ['line ends', lineAttacks],
  ['invisible names', nameAttacks],
  ['text like credentials', credentialAttacks],
])('%s', (_title, attacks) => {
  it.each(attacks.map((attack) => [attack.name, attack] as const))('%s', async (_name, attack) => {
    expect(await attack.run(false)).toBe(attack.off);
    expect(await attack.run(true)).toBe(attack.on);
  });
});
