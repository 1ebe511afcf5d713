/** Attacks of tests/security/frame, as the table of a surface has them. */
import {
  addressAttacks,
  keyboardAttacks,
  messageAttacks,
  navigationAttacks,
  pressAttacks,
  type FrameAttack,
} from '../../security/frame/attacks';
import type { Attack } from './attack';

/** The defense is the text that a test takes out to switch it off. */
function toAttack({ name, without: [first] }: FrameAttack): Attack {
  return { name, defends: `${first?.file}#${first?.from}`, before: 'succeeded' };
}

export const breakouts: readonly Attack[] = [
  ...navigationAttacks,
  ...messageAttacks,
  ...addressAttacks,
  ...keyboardAttacks,
  ...pressAttacks,
].map(toAttack);
