/** Converts the attacks in tests/security/checker to the format of the tables in this folder. */
import { checkerAttacks } from '../../security/checker/attacks';
import type { Attack } from './attack';

export const attacks: readonly Attack[] = checkerAttacks.map(({ name, without: [first] }) => ({
  name,
  // The text that a test removes to disable the defense.
  defends: `${first?.file}#${first?.from.trim()}`,
  before: 'succeeded',
}));
