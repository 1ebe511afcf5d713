/** Converts the attacks on keyboard focus to the format of the tables in this folder. */
import { keyboardAttacks } from '../../security/frame/attacks';
import type { Attack } from './attack';
import { toAttack } from './breakout';

export const keyboard: readonly Attack[] = keyboardAttacks.map(toAttack);
