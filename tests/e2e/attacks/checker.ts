/** Attacks of tests/security/checker, as the table of a surface has them. */
import { checkerAttacks } from '../../security/checker/attacks';
import type { Attack } from './attack';

export const attacks: readonly Attack[] = checkerAttacks.map(({ name, without: [first] }) => ({
  name,
  // The defense is the text that a test takes out to switch it off.
  defends: `${first?.file}#${first?.from.trim()}`,
  before: 'succeeded',
}));
