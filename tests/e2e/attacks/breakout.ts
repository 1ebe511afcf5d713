/** Converts the attacks of tests/security/frame to the format of a surface's table. */
import {
  addressAttacks,
  keyboardAttacks,
  messageAttacks,
  navigationAttacks,
  type FrameAttack,
} from '../../security/frame/attacks';
import { pickerAttacks, pressAttacks } from '../../security/frame/pressAttacks';
import type { Attack } from './attack';

/** The defense is the text that a test removes to disable it. */
function toAttack({ name, without: [first] }: FrameAttack): Attack {
  return { name, defends: `${first?.file}#${first?.from}`, before: 'succeeded' };
}

export const breakouts: readonly Attack[] = [
  ...navigationAttacks,
  ...messageAttacks,
  ...addressAttacks,
  ...keyboardAttacks,
  ...pressAttacks,
  ...pickerAttacks,
].map(toAttack);
