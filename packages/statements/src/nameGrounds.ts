import type { Ground } from './check';
import { nameLane, type Lane } from './lanes';

/** Describes the evidence for sentences: "Verified on 3.0.2 behind the 2.x interface" or "From the source of 3.0.2". */
export function nameGrounds(grounds: readonly Ground[], lane: Lane): string {
  const verb = grounds.some(({ type }) => type === 'run') ? 'Verified on' : 'From the source of';
  return `${verb} ${nameLane(lane)}`;
}
