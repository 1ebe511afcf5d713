import { demoNode } from './demo';
import { check, defineScenario, type Stage } from './scenario';

const red = '#d62718';

function says(stage: Stage, start: string): Promise<string> {
  return stage.until(`the panel says "${start}"`, async () => {
    const text = await stage.text();
    return text.includes(start) && text;
  });
}

/**
 * Tests that a click on a part finds the part's asset in the data model, and that selecting an asset finds all of its
 * nodes.
 */
export default defineScenario({
  async pose(stage) {
    await stage.control('Asset').set('C-201');
    await says(stage, 'C-201: Distillation column');
    await stage.still();
  },
  async run(stage) {
    const redShare = async () => (await stage.picture()).shareOf(red);
    const column = await redShare();
    check(column > 0.01, `the column is red: ${column}`);

    await stage.control('Asset').set('Hydrants');
    const hydrants = await says(stage, 'Fire hydrants: Every hydrant');
    const count = Number(/(\d+) node/.exec(hydrants)?.[1]);
    check(count > 1, `an asset has several nodes: ${count}`);

    await stage.control('Asset').set('PT-C201');
    check((await says(stage, 'PT-C201: Pressure')).includes('0 node(s)'), 'it has no node');
    check((await redShare()) < column / 10, 'nothing is red');

    await stage.control('Asset').set('P-101');
    await says(stage, 'P-101: Centrifugal pump');
    const equipment = demoNode('P-101');
    await stage.still();
    await stage.click(await stage.placeOf(equipment));
    await stage.until('a click finds what it hit', async () => (await redShare()) > 0.005);
    await stage.click([200, 4]);
    await says(stage, 'No asset');
    check((await redShare()) < 0.001, 'nothing is red after a click on nothing');
    await stage.control('Asset').set('–');
  },
});
