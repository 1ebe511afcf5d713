import { demoNode, demoNodes, middleOf, toViewer } from './demo';
import { differenceLimit, Picture, type Pixel } from './picture';
import { check, defineScenario, stageSize, type Stage } from './scenario';

const types = ['Distillation column', 'Reactor', 'Fired heater'];
const labeled = demoNodes()
  .filter(({ properties }) => types.includes(properties.General?.Type ?? ''))
  .map(({ name }) => name);

interface Shot {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly picture: Picture;
}

async function readShot(stage: Stage): Promise<Shot | undefined> {
  const image = stage.overlay('figure:not([hidden]) img');
  if ((await image.count()) === 0) return undefined;
  const { src, alt, width, height } = await image.evaluate((element: HTMLImageElement) => ({
    src: element.src,
    alt: element.alt,
    width: element.naturalWidth,
    height: element.naturalHeight,
  }));
  const png = Buffer.from(src.replace('data:image/png;base64,', ''), 'base64');
  return { alt, width, height, picture: await Picture.decode(png) };
}

/** Takes a screenshot. Returns the screenshot once its alt text passes `fits`. */
async function take(stage: Stage, what: string, fits: (alt: string) => boolean): Promise<Shot> {
  if ((await readShot(stage)) !== undefined) await stage.control('Close screenshot').press();
  await stage.until('no screenshot is shown', async () => (await readShot(stage)) === undefined);
  await stage.control('Take screenshot').press();
  return stage.until(what, async () => {
    const shot = await readShot(stage);
    return shot !== undefined && fits(shot.alt) && shot;
  });
}

/**
 * Returns the screenshot's pixel that shows the top of a part, or `undefined` if the part is out of view. The
 * screenshot is twice as large as the stage.
 */
async function topOf(stage: Stage, name: string): Promise<Pixel | undefined> {
  const node = demoNode(name);
  const [x, , z] = middleOf(node);
  const pixel = await stage.pixelOf([x, toViewer(node.boundingBox.max)[1], z]);
  return pixel && [2 * pixel[0], 2 * pixel[1]];
}

/**
 * Returns the share of pixels that have the label's color. Checks the area above the part, where the program draws the
 * label.
 */
async function labelShare(stage: Stage, { picture }: Shot, name: string): Promise<number> {
  const top = await topOf(stage, name);
  check(top !== undefined, `the top of ${name} is in view`);
  return picture.shareOf('#0b5563', { x: top[0] - 25, y: top[1] - 80, width: 50, height: 45 });
}

/** Tests that a screenshot shows the current view, the note, and a label for each visible piece of equipment. */
export default defineScenario({
  async pose(stage) {
    await take(stage, 'the screenshot names the columns', (alt) => alt.includes('C-201'));
  },
  async run(stage) {
    check(labeled.length === 5, `five parts are to be labeled: ${labeled.join()}`);
    const first = await readShot(stage);
    check(first !== undefined, 'the screenshot is there');
    const { width, height } = stageSize;
    check(first.width === 2 * width && first.height === 2 * height, 'it is twice the view');
    check(
      labeled.every((name) => first.alt.includes(name)) && first.alt.endsWith('Inspect in May'),
      `its text names all labels and the note: "${first.alt}"`,
    );
    check((await stage.text()).includes('5 labels'), 'the caption counts the labels');
    for (const name of labeled) {
      const share = await labelShare(stage, first, name);
      check(share > 0.3, `${name} has its label: ${share}`);
    }
    const noteRegion = { x: width - 100, y: 2 * height - 45, width: 200, height: 40 };
    check(first.picture.shareOf('#0b5563', noteRegion) > 0.3, 'the note is at the lower edge');

    await stage.control('Note').set('');
    const bare = await take(stage, 'it has no note', (alt) => alt.endsWith('. '));
    check(bare.picture.shareOf('#0b5563', noteRegion) < 0.05, 'no note is drawn');
  },
  async details(stage) {
    const bare = await readShot(stage);
    check(bare !== undefined, 'the screenshot is there');
    const same = await take(stage, 'the same again', (alt) => alt.endsWith('. '));
    check(same.picture.differenceTo(bare.picture) <= differenceLimit, 'twice the same');

    // From this camera, only the columns and the reactors to their right are visible.
    await stage.setCamera({ position: [-14, 12, -50], target: [-16, 12, -17] });
    const other = await take(stage, 'it names what is in view', (alt) => !alt.includes('R-202'));
    const seen: string[] = [];
    for (const name of labeled) if ((await topOf(stage, name)) !== undefined) seen.push(name);
    check(seen.length > 0 && seen.length < 5, `in view now: ${seen.join()}`);
    const says = /labels on (.*)\. $/.exec(other.alt)?.[1]?.split(', ') ?? [];
    check(says.sort().join() === seen.sort().join(), `it names ${says.join()}`);
    check(await stage.text().then((text) => text.includes(`${seen.length} labels`)), 'counted');
    for (const name of seen) {
      const share = await labelShare(stage, other, name);
      check(share > 0.3, `${name} has its label where it is now: ${share}`);
    }

    await stage.setCamera({ position: [0, 20, -100], target: [0, 40, -200] });
    await take(stage, 'a view of nothing has no label', (alt) => alt.includes('on nothing'));
  },
});
