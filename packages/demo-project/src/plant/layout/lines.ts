/** The plant's process as a table of lines and the equipment that they connect. */
import type { ColorName } from '../kernel/palette';
import type { Move } from '../piping/router';
import type { ValveKind } from '../piping/valves';
import { pumpShaft } from './equipment';

/** One end of a line. It is either an equipment nozzle, with moves away from the nozzle, or the plant's boundary. */
export type EndPlan =
  | { readonly tag: string; readonly nozzle: string; readonly moves?: readonly Move[] }
  | { readonly limit: 'west' | 'east' };

export interface LinePlan {
  readonly fluid: FluidCode;
  readonly radius: number;
  readonly from: EndPlan;
  readonly to: EndPlan;
  /**
   * Tier of the rack (0 or 1). A line without a tier doesn't use the rack. Instead, the moves of `from` lead directly
   * to `to`.
   */
  readonly tier?: 0 | 1;
  readonly valves: readonly { readonly kind: ValveKind; readonly near: 'start' | 'end' }[];
}

/** Fluids, by the code that line numbers contain. */
export const fluids = {
  P: { name: 'Process', color: 'pipe' },
  LPG: { name: 'Liquefied gas', color: 'pipe' },
  G: { name: 'Process gas', color: 'pipe' },
  CW: { name: 'Cooling water', color: 'pipeLight' },
  ST: { name: 'Steam', color: 'pipeLight' },
  CD: { name: 'Condensate', color: 'pipeLight' },
  IA: { name: 'Instrument air', color: 'pipeLight' },
  N: { name: 'Nitrogen', color: 'pipeLight' },
  FL: { name: 'Flare', color: 'pipe' },
  FG: { name: 'Fuel gas', color: 'pipeLight' },
} as const satisfies Record<string, { name: string; color: ColorName }>;

export type FluidCode = keyof typeof fluids;

const at = (tag: string, nozzle: string, moves?: readonly Move[]): EndPlan => ({
  tag,
  nozzle,
  ...(moves === undefined ? {} : { moves }),
});
const west: EndPlan = { limit: 'west' };
const east: EndPlan = { limit: 'east' };
const gateStart = { kind: 'gate', near: 'start' } as const;
const gateEnd = { kind: 'gate', near: 'end' } as const;
const control = (near: 'start' | 'end') => ({ kind: 'control', near }) as const;
const check = { kind: 'check', near: 'start' } as const;

/**
 * Plans for the ends of lines at an exchanger in the southern row, by nozzle. The moves keep the four lines of the
 * exchanger side by side.
 */
const exchanger = {
  T1: (tag: string) => at(tag, 'T1'),
  S1: (tag: string) => at(tag, 'S1', [{ dz: 1 }, { dx: 0.7 }]),
  T2: (tag: string) => at(tag, 'T2', [{ z: 0.36 }, { dx: -0.8 }]),
  S2: (tag: string) => at(tag, 'S2', [{ z: 0.36 }, { dx: 1.2 }]),
};
const columnFront = (tag: string, nozzle: string, shift: number): EndPlan =>
  at(tag, nozzle, shift === 0 ? [{ y: 14.4 }] : [{ y: 14.4 }, { dx: shift }]);
const crown = (tag: string, lift = 0.8, dy = -2.6): EndPlan =>
  at(tag, 'TOP', [{ dz: lift }, { dy }]);

const rackLine = (
  fluid: FluidCode,
  tier: 0 | 1,
  radius: number,
  from: EndPlan,
  to: EndPlan,
  valves: LinePlan['valves'] = [gateStart],
): LinePlan => ({ fluid, tier, radius, from, to, valves });
const direct = (
  fluid: FluidCode,
  radius: number,
  from: EndPlan,
  to: EndPlan,
  valves: LinePlan['valves'] = [gateStart],
): LinePlan => ({ fluid, radius, from, to, valves });

const toSuction = (x?: number): Move[] =>
  x === undefined ? [{ z: pumpShaft }] : [{ z: pumpShaft }, { x }];

export const lines: readonly LinePlan[] = [
  // Suctions and other short lines
  direct('P', 0.11, at('T-101', 'N1', [{ x: -31.6 }]), at('P-101', 'SUC')),
  direct('P', 0.11, at('T-102', 'N1', [{ x: -35.2 }]), at('P-102', 'SUC')),
  direct('P', 0.11, at('T-103', 'N1', [{ x: -33.4 }]), at('P-103', 'SUC')),
  direct('P', 0.11, at('T-104', 'N1', [{ x: -29.8 }]), at('P-104', 'SUC')),
  direct('LPG', 0.11, at('S-101', 'N1', [{ z: pumpShaft }, { x: -45.3 }]), at('P-105', 'SUC')),
  direct('LPG', 0.11, at('S-102', 'N1', [{ z: pumpShaft }, { x: -33.2 }]), at('P-106', 'SUC')),
  direct(
    'P',
    0.11,
    at('C-201', 'BOT', [{ y: 14 }, { z: pumpShaft }, { x: -22.6 }]),
    at('P-201', 'SUC'),
  ),
  direct('P', 0.11, at('V-201', 'B1', toSuction()), at('P-202A', 'SUC')),
  direct('P', 0.11, at('V-201', 'B2', toSuction()), at('P-202B', 'SUC')),
  direct('P', 0.11, at('V-202', 'B1', toSuction()), at('P-203A', 'SUC')),
  direct('P', 0.11, at('V-202', 'B2', toSuction()), at('P-203B', 'SUC')),
  direct('P', 0.11, at('V-203', 'B1', toSuction()), at('P-204', 'SUC')),
  direct('P', 0.11, at('V-205', 'B1', toSuction()), at('P-205A', 'SUC')),
  direct('P', 0.11, at('V-205', 'B2', toSuction()), at('P-205B', 'SUC')),
  direct('CW', 0.15, at('CT-401', 'SUP', [{ x: 31 }]), at('P-401', 'SUC')),
  direct('P', 0.13, at('E-201', 'S1', [{ z: 7.2 }]), at('C-201', 'RV'), []),
  direct(
    'P',
    0.09,
    at('C-201', 'RB', [{ dx: 0.9 }, { z: 0.5 }, { y: 15.4 }, { x: -13 }, { y: 17 }]),
    at('E-201', 'S2'),
    [],
  ),
  direct('P', 0.13, at('E-202', 'S1', [{ z: 7.2 }]), at('C-202', 'RV'), []),
  direct(
    'P',
    0.09,
    at('C-202', 'RB', [{ dx: 0.9 }, { z: 0.5 }, { y: 15.4 }, { x: -2 }, { y: 17 }]),
    at('E-202', 'S2'),
    [],
  ),
  direct(
    'P',
    0.14,
    at('C-201', 'TOP', [{ z: 27.6 }, { y: 12.6 }, { z: 10.72 }]),
    at('E-210', 'IN'),
    [],
  ),
  direct(
    'P',
    0.12,
    at('C-202', 'TOP', [{ z: 21.2 }, { y: 12.6 }, { z: 10.72 }]),
    at('E-211', 'IN'),
    [],
  ),
  direct('P', 0.09, at('E-210', 'OUT', [{ y: 11 }]), at('V-201', 'IN'), []),
  direct('P', 0.09, at('E-211', 'OUT', [{ y: 11 }]), at('V-202', 'IN'), []),

  // Over the rack: feed and storage
  rackLine('P', 0, 0.1, at('P-101', 'DIS'), exchanger.T1('E-203'), [check, control('end')]),
  rackLine('P', 0, 0.1, at('P-102', 'DIS'), exchanger.T1('E-204'), [check, gateEnd]),
  rackLine('P', 0, 0.1, at('P-103', 'DIS'), exchanger.T1('E-205'), [check, gateEnd]),
  rackLine('P', 0, 0.09, at('P-104', 'DIS'), east, [check, gateEnd]),
  rackLine('LPG', 0, 0.08, at('P-105', 'DIS'), east, [check, gateEnd]),
  rackLine('LPG', 0, 0.08, at('P-106', 'DIS'), exchanger.T1('E-206'), [check, gateEnd]),
  rackLine('G', 1, 0.1, at('S-101', 'N2', [{ dz: 0.9 }, { y: -5.8 }]), at('V-301', 'IN'), [
    gateStart,
    gateEnd,
  ]),
  rackLine(
    'G',
    1,
    0.1,
    at('S-102', 'N2', [{ dz: 0.9 }, { y: -5.8 }]),
    at('V-302', 'IN', [{ dy: 1.6 }, { dx: 1.5 }]),
    [gateStart, gateEnd],
  ),

  // Over the rack: distillation
  rackLine('P', 0, 0.1, exchanger.T2('E-203'), at('H-201', 'IN'), [gateStart, control('end')]),
  rackLine('P', 0, 0.1, at('H-201', 'OUT'), columnFront('C-201', 'FEED', -0.7), [gateEnd]),
  rackLine('P', 0, 0.09, at('P-201', 'DIS'), exchanger.S1('E-203'), [check, gateEnd]),
  rackLine('P', 0, 0.09, exchanger.S2('E-203'), at('T-102', 'N2', [{ dy: -0.8 }]), [
    gateStart,
    gateEnd,
  ]),
  rackLine('P', 0, 0.1, exchanger.T2('E-204'), columnFront('C-202', 'FEED', -0.7), [
    gateStart,
    control('end'),
  ]),
  rackLine('P', 1, 0.08, at('P-202A', 'DIS'), columnFront('C-201', 'REF', 0.9), [
    check,
    control('end'),
  ]),
  rackLine('P', 0, 0.08, at('P-202B', 'DIS'), exchanger.S1('E-204'), [check, gateEnd]),
  rackLine('P', 0, 0.08, exchanger.S2('E-204'), west, [gateStart, gateEnd]),
  rackLine('P', 1, 0.08, at('P-203A', 'DIS'), columnFront('C-202', 'REF', 0.9), [
    check,
    control('end'),
  ]),
  rackLine('P', 0, 0.08, at('P-203B', 'DIS'), exchanger.S1('E-205'), [check, gateEnd]),
  rackLine('P', 0, 0.08, exchanger.S2('E-205'), west, [gateStart, gateEnd]),

  // Over the rack: reaction
  rackLine('P', 0, 0.1, exchanger.T2('E-205'), crown('R-201'), [gateStart, control('end')]),
  rackLine('P', 0, 0.1, at('R-201', 'OUT', [{ y: 10.6 }, { dx: 0.9 }]), exchanger.S1('E-206'), [
    gateStart,
  ]),
  rackLine('P', 0, 0.1, exchanger.T2('E-206'), crown('R-202'), [gateStart, control('end')]),
  rackLine('P', 0, 0.08, exchanger.S2('E-206'), east, [gateStart, gateEnd]),
  rackLine('P', 0, 0.1, at('R-202', 'OUT', [{ y: 10.6 }, { dx: 0.9 }]), at('V-203', 'IN'), [
    gateStart,
  ]),
  rackLine('P', 1, 0.08, at('P-204', 'DIS'), west, [check, gateEnd]),

  // Over the rack: compression
  rackLine('G', 1, 0.13, at('V-203', 'VAP'), at('K-301A', 'SUC', [{ z: 4.5 }, { y: -7.4 }]), [
    gateStart,
  ]),
  rackLine('G', 1, 0.1, at('K-301A', 'DIS', [{ z: 4.5 }, { y: -7.4 }]), exchanger.S1('E-207'), [
    check,
  ]),
  rackLine('G', 1, 0.1, exchanger.S2('E-207'), at('K-301B', 'SUC', [{ z: 4.5 }, { y: -7.4 }]), [
    gateStart,
  ]),
  rackLine('G', 1, 0.1, at('K-301B', 'DIS', [{ z: 4.5 }, { y: -7.4 }]), exchanger.S1('E-208'), [
    check,
  ]),
  rackLine('P', 0, 0.1, exchanger.S2('E-208'), at('V-205', 'IN'), [gateStart]),
  rackLine('FL', 1, 0.09, at('V-301', 'TOP'), west, [control('start'), gateEnd]),
  rackLine('FL', 1, 0.09, at('V-302', 'TOP', [{ dz: 0.9 }, { dx: -1.1 }]), east, [
    control('start'),
    gateEnd,
  ]),

  // Over the rack: product handling
  rackLine('P', 0, 0.085, at('P-205A', 'DIS'), at('F-202A', 'IN'), [check]),
  rackLine('P', 0, 0.085, at('P-205B', 'DIS'), at('F-202B', 'IN', [{ dx: -1.2 }]), [check]),
  rackLine('P', 0, 0.09, at('F-202A', 'OUT'), west, [gateStart, gateEnd]),
  rackLine('P', 0, 0.09, at('F-202B', 'OUT', [{ dx: 1.2 }]), east, [gateStart, gateEnd]),

  // Over the rack: utilities
  rackLine('CW', 1, 0.1, at('P-401', 'DIS'), exchanger.T1('E-207'), [check, gateEnd]),
  rackLine('CW', 1, 0.1, exchanger.T2('E-207'), exchanger.T1('E-208'), [gateStart]),
  rackLine('CW', 1, 0.1, exchanger.T2('E-208'), at('CT-401', 'RET', [{ x: 29.4 }]), [gateStart]),
  rackLine('ST', 1, 0.08, west, at('E-201', 'T1'), [gateStart, control('end')]),
  rackLine('CD', 0, 0.07, at('E-201', 'T2', [{ z: 0.6 }, { dx: 0.9 }]), west, [gateStart, gateEnd]),
  rackLine('ST', 1, 0.08, west, at('E-202', 'T1'), [gateStart, control('end')]),
  rackLine('CD', 0, 0.07, at('E-202', 'T2', [{ z: 0.6 }, { dx: 0.9 }]), west, [gateStart, gateEnd]),
  rackLine('FL', 1, 0.07, at('V-201', 'VENT', [{ dz: 0.9 }]), east, [control('start'), gateEnd]),
  rackLine('FL', 1, 0.07, at('V-202', 'VENT', [{ dz: 0.9 }]), east, [control('start'), gateEnd]),
  rackLine('IA', 1, 0.07, east, at('F-401A', 'IN'), [gateStart, gateEnd]),
  rackLine('IA', 1, 0.07, at('F-401A', 'OUT', [{ dx: 0.8 }]), at('V-401', 'IN', [{ dx: -0.9 }]), [
    gateStart,
    gateEnd,
  ]),
  rackLine('IA', 1, 0.07, at('V-401', 'TOP'), west, [gateStart, gateEnd]),
  rackLine('N', 1, 0.07, east, at('F-401B', 'IN', [{ dx: -1.3 }]), [gateStart, gateEnd]),
  rackLine('N', 1, 0.07, at('F-401B', 'OUT', [{ dx: 1.6 }]), west, [gateStart, gateEnd]),
  rackLine('FG', 0, 0.08, west, east, [gateStart, gateEnd]),
];
