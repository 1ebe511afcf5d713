import { demoNode } from './demo';
import { isSameTone, rgbOf, type Pixel } from './picture';
import { check, defineScenario, type Stage } from './scenario';

/** Colors of the legend's classes as they appear on the screen, from "hot" to "no value". */
const colors = ['#d55e00', '#f0e442', '#56b4e9', '#cc79a7'];
/** Tags of equipment that is large enough to check its color. */
const looked = ['C-201', 'C-202', 'E-211', 'H-201', 'R-201', 'R-202'];

async function readLegend(stage: Stage): Promise<string[][]> {
  const items = await stage.overlay('li').allInnerTexts();
  check(items.length === colors.length, `the legend has ${items.length} classes`);
  return items.map((text) => text.match(/[A-Z]+-\d+/g) ?? []);
}

function countMoves(before: string[][], after: string[][]): number {
  return after.reduce((sum, tags, index) => {
    return sum + tags.filter((tag) => before[index]?.includes(tag) !== true).length;
  }, 0);
}

async function showSecond(stage: Stage, second: number): Promise<string> {
  await stage.control('second').set(second);
  return stage.until(`second ${second} is shown`, async () => {
    const text = await stage.overlay('section p').innerText();
    return text.startsWith(`Second ${second}:`) && text;
  });
}

interface StyledViewer {
  readonly models: readonly {
    readonly styledNodeCollections: readonly {
      readonly nodeCollection: { on(event: 'changed', listener: () => void): void };
    }[];
  }[];
}

/**
 * Tests that each part has the color of its class in the legend, and that only parts whose class changes are restyled.
 */
export default defineScenario({
  async pose(stage) {
    await stage.control('live').set(false);
    await showSecond(stage, 12);
  },
  async run(stage) {
    const places = new Map<string, Pixel>();
    for (const name of looked) places.set(name, await stage.placeOf(demoNode(name)));
    const matches = async () => {
      const [legend, picture] = [await readLegend(stage), await stage.picture()];
      check(legend.flat().length === 12, 'the legend lists each tag once');
      for (const [name, place] of places) {
        const color = colors[legend.findIndex((tags) => tags.includes(name))];
        check(color !== undefined, `${name} is in the legend`);
        const seen = picture.colorAt(place);
        check(isSameTone(seen, rgbOf(color), 0.2), `${name} is ${color}, and not ${String(seen)}`);
      }
      return legend;
    };
    const first = await matches();
    check(first[3]?.join() === 'R-201', 'a sensor that is silent has no value');
    check(
      first.slice(0, 3).every(({ length }) => length > 0),
      'each class has a part',
    );

    await stage.viewer((viewer: StyledViewer) => {
      const changes: number[] = [];
      Object.assign(window, { changes });
      viewer.models[0]?.styledNodeCollections.forEach(({ nodeCollection }, index) => {
        nodeCollection.on('changed', () => changes.push(index));
      });
    });
    const takeChanges = () =>
      stage.viewer(() => (window as unknown as { changes: number[] }).changes.splice(0));
    let last = first;
    let text = '';
    const moves: number[] = [];
    for (let second = 13; second <= 26; second++) {
      const report = await showSecond(stage, second);
      check(report.slice(10) !== text.slice(10), 'the values go on');
      text = report;
      const legend = await readLegend(stage);
      const moved = countMoves(last, legend);
      check(report.includes(`${moved} changed color`), `${moved} parts moved, "${report}"`);
      const stale = legend.flatMap((tags, index) =>
        tags.join() === last[index]?.join() ? [] : [index],
      );
      const changes = (await takeChanges()).sort();
      check(
        changes.join() === stale.join(),
        `sets ${stale.join()} changed, told ${changes.join()}`,
      );
      moves.push(moved);
      last = legend;
    }
    check(moves.includes(0) && moves.some((count) => count > 0), `some move: ${moves.join()}`);
    const after = await matches();
    check(after[3]?.length === 0, 'the silent sensor is back');
    check(
      looked.some((name) => classOf(first, name) !== classOf(after, name)),
      'one that is looked at moved',
    );

    await stage.control('live').set(true);
    await stage.until('the values go on by themselves', async () => {
      return Number(await stage.control('second').value()) > 27;
    });
    await stage.control('live').set(false);
    // The legend changes before the viewer draws the new colors.
    await stage.still();
    await matches();
  },
});

function classOf(legend: string[][], name: string): number {
  return legend.findIndex((tags) => tags.includes(name));
}
