import { demoNodes, isInside } from '../tests/tools';
import { expectColor } from './look';
import { defineTask } from './task';

function partOf(name: string, type: string) {
  const pump = demoNodes().find((node) => node.name === name);
  const part = demoNodes().find(
    ({ treeIndex, properties }) =>
      properties.General?.Type === type && pump !== undefined && isInside(pump, treeIndex),
  );
  if (part === undefined) throw new Error(`${name} has no part of the type "${type}".`);
  return { ...part, name: `the ${type.toLowerCase()} of ${name}` };
}

const motorOf = (name: string) => partOf(name, 'Electric motor');

export default defineTask({
  name: 'intersect-filters',
  prompt:
    'Show the CAD model `plant`, and color the electric motors of the process pumps red (255, 0, 0). The rest keeps its colors, including other motors and other parts of these pumps. Query Cognite Data Fusion with the properties in the category "General": "Type" of a motor is "Electric motor", and "System" of a process pump is "Process pumps". Motors are below their pumps in the tree, and don’t have the property "System".',
  wrong: { from: "'Process pumps'", to: "'Transfer pumps'" },
  async judge(stage) {
    for (const name of ['P-201', 'P-205B']) await expectColor(stage, motorOf(name), '#ff0000');
    for (const name of ['P-101', 'P-401'])
      await expectColor(stage, motorOf(name), '#ff0000', 'not');
    await expectColor(stage, partOf('P-202A', 'Pump casing'), '#ff0000', 'not');
    await expectColor(stage, 'R-201', '#ff0000', 'not');
  },
});
