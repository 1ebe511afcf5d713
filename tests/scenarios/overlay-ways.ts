import { demoNode, middleOf, toViewer } from './demo';
import { check, defineScenario, type Stage } from './scenario';

const names = ['S-101', 'C-201', 'R-201', 'H-201'];

/** Returns the point slightly above a part. At this point, the program shows the part's label or icon. */
function placeAbove(name: string): [number, number, number] {
  const node = demoNode(name);
  const [x, , z] = middleOf(node);
  return [x, toViewer(node.boundingBox.max)[1] + 1.5, z];
}

async function pixelAbove(stage: Stage, name: string): Promise<readonly [number, number]> {
  const pixel = await stage.pixelOf(placeAbove(name));
  check(pixel !== undefined, `the place above ${name} is in the picture`);
  return pixel;
}

interface Label {
  readonly text: string;
  /** Position of the middle of the label's lower edge, in pixels. */
  readonly x: number;
  readonly y: number;
}

function readLabels(stage: Stage): Promise<Label[]> {
  return stage.overlay('.label').evaluateAll((labels) =>
    labels
      .map((label) => ({ text: label.textContent ?? '', box: label.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .map(({ text, box }) => ({ text, x: box.x + box.width / 2, y: box.bottom })),
  );
}

async function seeLabels(stage: Stage, textOf: (name: string) => Promise<string>): Promise<void> {
  await stage.until('each place has its label', async () => {
    const labels = await readLabels(stage);
    if (labels.length !== names.length) return false;
    for (const name of names) {
      const [x, y] = await pixelAbove(stage, name);
      const text = await textOf(name);
      const label = labels.find((candidate) => candidate.text === text);
      if (label === undefined || Math.hypot(label.x - x, label.y - y) > 8) return false;
    }
    return true;
  });
}

async function countIcons(stage: Stage): Promise<number> {
  const picture = await stage.picture();
  const places = await Promise.all(names.map((name) => pixelAbove(stage, name)));
  return places.filter(
    ([x, y]) =>
      picture.shareOf('#c2410c', {
        x: Math.round(x) - 3,
        y: Math.round(y) - 3,
        width: 7,
        height: 7,
      }) > 0.5,
  ).length;
}

/** Tests that the example labels four points in three different ways, and that each label follows the camera. */
export default defineScenario({
  async run(stage) {
    const way = stage.control('Way');
    await stage.until('each place has an icon', async () => (await countIcons(stage)) === 4);
    check((await readLabels(stage)).length === 0, 'icons come without labels');
    for (const name of names) {
      const icon = await pixelAbove(stage, name);
      await stage.click(icon);
      const note = `${name}: ${demoNode(name).properties.General?.Type}`;
      await stage.until(`a click says "${note}"`, async () => (await stage.text()).includes(note));
    }
    const [x, y] = await pixelAbove(stage, 'C-201');
    await stage.move([x + 30, y + 60]);
    await stage.until('the pointer at an icon shows its name', async () => {
      await stage.move([x + 1, y]);
      await stage.move([x, y]);
      return /^C-201$/m.test(await stage.text());
    });

    await way.set('HtmlOverlayTool');
    await stage.until('the icons are gone', async () => (await countIcons(stage)) === 0);
    const justName = (name: string) => Promise.resolve(name);
    await seeLabels(stage, justName);
    await stage.drag([200, 250], [220, 254]);
    await stage.still();
    await seeLabels(stage, justName);

    await way.set('worldToScreen()');
    const withDistance = async (name: string) => {
      const { position } = await stage.camera();
      const away = Math.hypot(...placeAbove(name).map((v, i) => v - (position[i] ?? 0)));
      return `${name}, ${away.toFixed(0)} m away`;
    };
    await seeLabels(stage, withDistance);
    const before = (await readLabels(stage)).map(({ text }) => text);
    await stage.wheel([320, 200], 300);
    await stage.still();
    await seeLabels(stage, withDistance);
    const after = (await readLabels(stage)).map(({ text }) => text);
    check(before.join() !== after.join(), 'the distances change with the camera');

    await way.set('Overlay3DTool');
    await stage.until('the icons are back', async () => (await countIcons(stage)) === 4);
    check((await readLabels(stage)).length === 0, 'the labels are gone');
  },
});
