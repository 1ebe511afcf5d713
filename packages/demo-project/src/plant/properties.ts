/** Property values of nodes by category, like those of a 3D import from a plant design system. */
import type { NodeProperties } from '../manifest';
import { surfaceArea } from './kernel/area';
import type { NumberedNode } from './number';

/** Weight of a 10 mm steel sheet, in kilograms per square meter. */
const steelSheet = 78.5;

/** Map from our part types to the element types of plant design systems. Tagged nodes of other types are `EQUI`. */
const elementTypes: Readonly<Record<string, string>> = {
  Site: 'SITE',
  Area: 'ZONE',
  Pipeline: 'PIPE',
  Piping: 'BRAN',
  Pipe: 'TUBI',
  Elbow: 'ELBO',
  Flange: 'FLAN',
  Reducer: 'REDU',
  'Blind flange': 'FBLI',
  'Gate valve': 'VALV',
  'Globe valve': 'VALV',
  'Check valve': 'VALV',
  'Control valve': 'VALV',
  'Pipe shoe': 'ATTA',
  'Pipe support': 'ATTA',
  Nozzle: 'NOZZ',
  Beam: 'SCTN',
  Column: 'SCTN',
  Strut: 'SCTN',
  Grating: 'PANE',
  Handrail: 'STRU',
  Ladder: 'STRU',
  Platform: 'STRU',
  Stair: 'STRU',
  'Cable tray': 'CTRAY',
  Foundation: 'FNDN',
};

const valveTypes = new Set(['Gate valve', 'Globe valve', 'Check valve', 'Control valve']);

/** Formats a position as plant design systems do: whole millimeters east, north, and up. */
function position(node: NumberedNode): string {
  const { min, max } = node.bounds;
  const [east, north] = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2].map((value) =>
    Math.round(value * 1000),
  );
  return `E ${east}mm N ${north}mm U ${Math.round(min[2] * 1000)}mm`;
}

/**
 * Returns the properties of every node in tree index order. Parts have only a type and a discipline. Tagged items also
 * have an area, a system, a position, and a weight. A filter for one of these properties therefore selects whole
 * equipment items and not their bolts.
 */
export function describeNodes(nodes: readonly NumberedNode[]): NodeProperties[] {
  const weights = nodes.map(
    (node) => node.shapes.reduce((sum, shape) => sum + surfaceArea(shape), 0) * steelSheet,
  );
  const total = [...weights];
  for (let i = nodes.length - 1; i > 0; i--) {
    const parent = nodes[i]?.parent ?? 0;
    total[parent] = (total[parent] ?? 0) + (total[i] ?? 0);
  }
  return nodes.map((node, i) => {
    const element = elementTypes[node.type] ?? (node.tag === undefined ? undefined : 'EQUI');
    const [, area, system] = node.path.split('/');
    const general: Record<string, string> = { Type: node.type };
    if (node.shapes.length > 0) general.Discipline = node.discipline;
    const result: Record<string, Record<string, string>> = { General: general };
    if (element !== undefined) result.PDMS = { Type: element };
    if (node.tag !== undefined) {
      general.Tag = node.tag;
      general.Discipline = node.discipline;
      if (area !== undefined) general.Area = area;
      if (system !== undefined) general.System = system;
      result.PDMS = { ...result.PDMS, Name: `/${node.tag}`, Position: position(node) };
      result.Weight = { 'Dry weight kg': String(Math.max(1, Math.round(total[i] ?? 0))) };
    }
    if (valveTypes.has(node.type)) general.Type = 'Valve';
    for (const [category, values] of Object.entries(node.source.properties ?? {})) {
      result[category] = { ...result[category], ...values };
    }
    return result;
  });
}
