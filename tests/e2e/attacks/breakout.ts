/** Converts the attacks in tests/security/frame to the format of the tables in this folder. */
import {
  addressAttacks,
  messageAttacks,
  navigationAttacks,
  type FrameAttack,
} from '../../security/frame/attacks';
import { pickerAttacks, pressAttacks } from '../../security/frame/pressAttacks';
import type { Attack } from './attack';

/** Converts an attack. `defends` contains the text that a test removes to disable the defense. */
export function toAttack({ name, without: [first] }: FrameAttack): Attack {
  return { name, defends: `${first?.file}#${first?.from}`, before: 'succeeded' };
}

export const breakouts: readonly Attack[] = [
  ...navigationAttacks,
  ...messageAttacks,
  ...addressAttacks,
  ...pressAttacks,
  ...pickerAttacks,
].map(toAttack);
