/** Converts the attacks of tests/security/checker to the format of a surface's table. */
import { checkerAttacks } from '../../security/checker/attacks';
import type { Attack } from './attack';

export const attacks: readonly Attack[] = checkerAttacks.map(({ name, without: [first] }) => ({
  name,
  // The text that a test removes to disable the defense.
  defends: `${first?.file}#${first?.from.trim()}`,
  before: 'succeeded',
}));
