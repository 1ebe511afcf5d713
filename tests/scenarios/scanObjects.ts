import { demoNode, middleOf } from './demo';
import { colorDistance, rgbOf, type Region, type Rgb } from './picture';
import { check, type Scenario, type Stage } from './scenario';

// The viewer mixes an object's style with the color of the object's points, so compare hues instead of exact values.
const isOrange = ([red, green, blue]: Rgb) => red > 1.1 * green && green > 1.1 * blue;
const isRed = ([red, green, blue]: Rgb) => red > 1.5 * green && red > 1.5 * blue;
const isBackground = (color: Rgb) => colorDistance(color, rgbOf('#e8eef1')) < 5;
/** The area without the panel, because the panel shows the same colors. */
const region = { x: 0, y: 0, width: 376, height: 360 };

/**
 * Creates a scenario for a scan whose objects can be colored and hidden. `kinds` contains the panel's folder titles.
 */
export function scanObjects(kinds: readonly string[]): Scenario {
  const [first = '', ...rest] = kinds;
  return {
    async run(stage) {
      await checkPanel(stage, kinds);
      await checkKind(stage, first);
      const view = (await stage.picture()).part(region);
      check(
        view.share(isOrange, await aroundSphere(stage)) < 0.05,
        'the sphere is gone with its kind',
      );
    },
    async details(stage) {
      for (const kind of rest) await checkKind(stage, kind);
    },
  };
}

async function aroundSphere(stage: Stage): Promise<Region> {
  const sphere = await stage.pixelOf(middleOf(demoNode('S-102')));
  check(sphere !== undefined, 'the sphere S-102 is in view');
  return { x: Math.round(sphere[0]) - 8, y: Math.round(sphere[1]) - 8, width: 16, height: 16 };
}

async function checkPanel(stage: Stage, kinds: readonly string[]): Promise<void> {
  const view = async () => (await stage.picture()).part(region);
  const folders = await stage.overlay('.lil-children .lil-title').allTextContents();
  check(
    folders.map((title) => title.replace(/ \(\d+\)$/, '')).join() === kinds.join(),
    `a folder for each kind of object: ${folders.join()}`,
  );
  check(
    (await stage.labels()).at(-1) === 'Everything else',
    'the checkbox for everything else is at the end of the panel',
  );
  const first = await view();
  const around = await aroundSphere(stage);
  check(first.share(isOrange, around) > 0.5, 'the sphere has its color');

  await stage.control('Everything else').set(false);
  const objects = await view();
  check(objects.share(isBackground) > first.share(isBackground) + 0.1, 'only the objects are left');
  check(objects.share(isOrange, around) > 0.5, 'the sphere is still there');
}

async function checkKind(stage: Stage, kind: string): Promise<void> {
  const view = async () => (await stage.picture()).part(region);
  await stage.toggleFolder(kind);
  const before = await view();
  await stage.control(`${kind}: color`).set('#ff0000');
  const red = await view();
  const more = red.share(isRed) - before.share(isRed);
  check(more > 0.0004, `${kind} are red: ${more} of the picture`);
  await stage.control(`${kind}: show`).set(false);
  const without = await view();
  const less = red.share(isRed) - without.share(isRed);
  check(less > 0.9 * more, `${kind} are gone: ${less} of ${more}`);
  await stage.toggleFolder(kind);
}
