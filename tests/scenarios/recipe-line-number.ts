import type { PlantNode } from '@reveal-docs/demo-project/manifest';
import { demoNode, demoNodes, isInside, toViewer } from './demo';
import { check, defineScenario, type Stage } from './scenario';

const colors = { line: '#d62718', end: '#2f70ed' };
const pipelines = demoNodes().filter(({ properties }) => properties.General?.Type === 'Pipeline');

function wordsOf(number: string): string {
  const parts = new Set<number>();
  for (const { treeIndex, subtreeSize, properties } of demoNodes()) {
    if (properties.Process?.['Line number'] !== number) continue;
    for (let index = 0; index < subtreeSize; index++) parts.add(treeIndex + index);
  }
  const { From, To } = demoNode(number).properties.Process ?? {};
  return `${number}: ${parts.size} parts\n${From} → ${To}`;
}

function pipeOf(number: string): PlantNode {
  const line = demoNode(number);
  const sizeOf = ({ boundingBox: { min, max } }: PlantNode) =>
    Math.hypot(...max.map((value, axis) => value - (min[axis] ?? 0)));
  const pipes = demoNodes().filter(
    ({ treeIndex, properties }) => isInside(line, treeIndex) && properties.General?.Type === 'Pipe',
  );
  const largest = pipes.sort((a, b) => sizeOf(b) - sizeOf(a))[0];
  check(largest !== undefined, `${number} has a straight pipe`);
  return largest;
}

async function says(stage: Stage, words: string): Promise<void> {
  await stage.until(`the panel says "${words}"`, async () => (await stage.text()).includes(words));
}

async function has(stage: Stage, part: PlantNode, color: string): Promise<boolean> {
  const place = await stage.placeOf(part);
  // Pipes can be thin, so also check the surrounding pixels.
  const around = { x: place[0] - 3, y: place[1] - 3, width: 7, height: 7 };
  return (await stage.picture()).shareOf(color, around) > 0.1;
}

/**
 * Returns the share of pixels that have the plant's original colors. Excludes gray, and the colors of the line and its
 * ends.
 */
async function colorfulShare(stage: Stage): Promise<number> {
  return (await stage.picture()).share(([red, green, blue]) => {
    const brightest = Math.max(red, green, blue);
    const isGray = brightest - Math.min(red, green, blue) < 0.12 * brightest;
    return !isGray && red < green + 40 && blue < red + 30;
  });
}

interface Muted {
  readonly models: readonly {
    getDefaultNodeAppearance(): object;
    setDefaultNodeAppearance(appearance: object): void;
  }[];
}

/**
 * Checks that the plant's original colors are hardly visible. Also checks that they would be visible if they were
 * restored.
 */
async function isMuted(stage: Stage): Promise<void> {
  const setColor = (isWanted: boolean) =>
    stage.viewer(({ models: [model] }: Muted, isOwn: boolean) => {
      const kept = window as { appearance?: object };
      kept.appearance ??= model?.getDefaultNodeAppearance();
      model?.setDefaultNodeAppearance(isOwn ? {} : (kept.appearance ?? {}));
    }, isWanted);
  const muted = await colorfulShare(stage);
  await setColor(true);
  const own = await colorfulShare(stage);
  await setColor(false);
  check(muted < 0.02, `the plant is muted: ${muted} of the picture is colorful`);
  check(own > 0.1, `the plant is in view: ${own} of the picture would be colorful`);
}

/** Returns the share of reddish pixels. These include the edges of the line, which are mixed with the background. */
async function lineShare(stage: Stage): Promise<number> {
  return (await stage.picture()).share(([red, green, blue]) => red > green + 40 && red > blue + 40);
}

/** Checks that the whole part is in the picture, and that other elements of the page don't cover it. */
async function isWhole(
  stage: Stage,
  { name, boundingBox: { min, max } }: PlantNode,
): Promise<void> {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((corner) =>
    min.map((low, axis) => (corner & (1 << axis) ? (max[axis] ?? low) : low)),
  );
  for (const corner of corners) {
    const place = await stage.pixelOf(toViewer(corner));
    check(place !== undefined, `${name} is in the picture`);
    const top = await stage.viewer(
      (_viewer, [x, y]) => document.elementFromPoint(x, y)?.tagName,
      place,
    );
    check(top === 'CANVAS', `nothing is over ${name} at ${place.join()}: ${top}`);
  }
}

async function clickLine(stage: Stage, number: string): Promise<void> {
  await stage.lookAt(pipeOf(number), 1.2);
  const camera = JSON.stringify(await stage.camera());
  await stage.click(await stage.placeOf(pipeOf(number)));
  await says(stage, wordsOf(number));
  check(await has(stage, pipeOf(number), colors.line), `${number} is red after a click`);
  check((await stage.control('Line number').value()) === number, 'the field has it');
  check(JSON.stringify(await stage.camera()) === camera, 'the camera stays');
}

/**
 * Tests that lines can be selected by number or by a click. The selected line and its ends must be colored and
 * described.
 */
export default defineScenario({
  async run(stage) {
    const first = '8"-G-1030-A1';
    await says(stage, wordsOf(first));
    check((await stage.control('Line number').value()) === first, 'the field has the number');
    check((await lineShare(stage)) > 0.002, `the line is seen: ${await lineShare(stage)}`);
    for (const end of ['S-101', 'V-301']) {
      check(await has(stage, demoNode(end), colors.end), `${end}, where it ends, is blue`);
      await isWhole(stage, demoNode(end));
    }
    await isMuted(stage);
    const suggested = await stage
      .overlay('datalist option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    check(
      suggested.sort().join() ===
        pipelines
          .map(({ name }) => name)
          .sort()
          .join(),
      `the field suggests ${suggested.length} of ${pipelines.length} lines`,
    );

    const typed = '8"-P-1001-A1';
    await stage.control('Line number').set(typed);
    await says(stage, wordsOf(typed));
    check((await lineShare(stage)) > 0.001, 'the line is in view');
    await stage.lookAt(demoNode('T-101'), 2);
    check(await has(stage, demoNode('T-101'), colors.end), 'the tank where it begins is blue');
    await stage.lookAt(demoNode('T-103'), 2);
    await isMuted(stage);

    await clickLine(stage, '8"-P-1002-A1');
  },
  async details(stage) {
    await stage.control('Line number').set('9"-X-1-A1');
    await says(stage, 'There is no line 9"-X-1-A1.');
    check((await lineShare(stage)) < 0.0002, 'no line is red');
    await stage.lookAt(demoNode('T-101'), 2);
    check(!(await has(stage, demoNode('T-101'), colors.end)), 'and no end is blue');

    await clickLine(stage, '8"-LPG-1005-A1');
    const { From = '' } = demoNode('8"-LPG-1005-A1').properties.Process ?? {};
    await stage.lookAt(demoNode(From), 2);
    check(await has(stage, demoNode(From), colors.end), 'its end is blue');
    await stage.click(await stage.placeOf(demoNode(From)));
    await says(stage, 'Click a pipe.');
    check(
      !(await has(stage, demoNode(From), colors.end)),
      'what is no pipe is not chosen, and nothing else is',
    );
  },
});
