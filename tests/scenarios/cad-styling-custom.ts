import { demoNode, demoNodes } from './demo';
import { isSameTone, rgbOf, type Pixel } from './picture';
import { check, defineScenario } from './scenario';

const names = ['T-101', 'S-101', 'C-201', 'C-202', 'CT-401'];

function heavierThan(tons: number): string[] {
  return names.filter(
    (name) => Number(demoNode(name).properties.Weight?.['Dry weight kg']) > 1000 * tons,
  );
}

interface StateViewer {
  getViewState(): object;
  setViewState(state: object): Promise<void>;
}

/** Tests that equipment above the weight limit is red, and that a saved view restores the collection and its limit. */
export default defineScenario({
  async run(stage) {
    const equipment = demoNodes().filter(
      ({ properties: { PDMS, General } }) =>
        PDMS?.Type === 'EQUI' && General?.Discipline === 'Equipment',
    );
    check(equipment.length === 50, `the plant has ${equipment.length} pieces of equipment`);
    const places = new Map<string, Pixel>();
    for (const name of names) places.set(name, await stage.placeOf(demoNode(name)));
    const redOnes = async () => {
      const picture = await stage.picture();
      return names.filter((name) =>
        isSameTone(picture.colorAt(places.get(name) ?? [0, 0]), rgbOf('#d62718'), 0.2),
      );
    };
    check((await redOnes()).join() === heavierThan(20).join(), 'what weighs more than 20 t is red');
    for (const limit of [30, 15]) {
      check(heavierThan(limit).length !== heavierThan(20).length, 'the limit makes a difference');
      await stage.control('more than (t)').set(limit);
      await stage.until(`what weighs more than ${limit} t is red`, async () => {
        return (await redOnes()).join() === heavierThan(limit).join();
      });
    }

    const saved = await stage.viewer((viewer: StateViewer) =>
      JSON.stringify(viewer.getViewState()),
    );
    check(saved.includes('{"limit":15}'), 'a saved view holds the limit, and not the nodes');
    await stage.control('more than (t)').set(60);
    await stage.until('what weighs more than 60 t is red', async () => {
      return (await redOnes()).join() === heavierThan(60).join();
    });
    await stage.viewer(
      (viewer: StateViewer, state) => viewer.setViewState(JSON.parse(state) as object),
      saved,
    );
    await stage.until('what weighs more than 15 t is red again', async () => {
      return (await redOnes()).join() === heavierThan(15).join();
    });
  },
});
