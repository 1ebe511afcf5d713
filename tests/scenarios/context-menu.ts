import { demoNode, isInside, middleOf } from './demo';
import type { Pixel } from './picture';
import { check, defineScenario, type Stage } from './scenario';

const reactor = demoNode('R-201');

function readItems(stage: Stage): Promise<string[]> {
  return stage.overlay('[role=menu] [role=menuitem]').allTextContents();
}

async function seeMenu(stage: Stage, ...items: readonly string[]): Promise<Pixel> {
  await stage.until(`a menu offers ${items.join(', ')}`, async () => {
    return (await readItems(stage)).join() === items.join();
  });
  const box = await stage.overlay('[role=menu]').boundingBox();
  check(box !== null, 'the menu has a place');
  return [box.x, box.y];
}

function seeNoMenu(stage: Stage): Promise<true> {
  return stage.until('the menu is closed', async () => {
    return (await stage.overlay('[role=menu]').count()) === 0;
  });
}

/** Checks that a menu doesn't open. Waits as long as a click and its effects can take. */
async function seeNothingOpen(stage: Stage, what: string): Promise<void> {
  for (let count = 0; count < 3; count++) await stage.still();
  check((await readItems(stage)).length === 0, `${what} opens no menu`);
}

function isViewerFocused(stage: Stage): Promise<boolean> {
  return stage.viewer(({ domElement }) => domElement === document.activeElement);
}

/** Presses this key to open the menu for the part in the middle of the view, and closes the menu with Escape. */
async function openByKey(stage: Stage, key: string): Promise<void> {
  await stage.press(key);
  const corner = await seeMenu(stage, ...actions);
  check(corner.join() === '320,180', `${key} opens the menu in the middle: ${corner.join()}`);
  check((await focusedText(stage)) === actions[0], `${key} gives the menu the focus`);
  const isOwnPrevented = await stage.viewer(() => {
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    return document.activeElement?.dispatchEvent(event) === false;
  });
  check(isOwnPrevented, "the browser's own menu does not come over it");
  await stage.press('Escape');
  await seeNoMenu(stage);
  check(await isViewerFocused(stage), `Escape after ${key} gives the focus back to the viewer`);
}

function focusedText(stage: Stage): Promise<string> {
  return stage.viewer(() => document.activeElement?.textContent ?? '');
}

const actions = ['Hide R-201', 'Fly to R-201', 'Show all'];

/** Tests that a right-click, a long press, and a key open a menu for a part, and that the menu's actions work. */
export default defineScenario({
  async pose(stage) {
    await stage.click(await stage.placeOf(reactor), 'right');
    await seeMenu(stage, ...actions);
  },
  async run(stage) {
    const [left, top] = await seeMenu(stage, ...actions);
    check((await focusedText(stage)) === 'Hide R-201', 'the first item has the focus');
    await stage.press('ArrowUp');
    check((await focusedText(stage)) === 'Show all', 'Arrow up goes round to the last item');
    await stage.press('ArrowDown');
    check((await focusedText(stage)) === 'Hide R-201', 'Arrow down goes round to the first item');
    await stage.press('Escape');
    await seeNoMenu(stage);
    check(await isViewerFocused(stage), 'Escape gives the focus back to the viewer');

    const camera = JSON.stringify(await stage.camera());
    await openByKey(stage, 'Shift+F10');
    await openByKey(stage, 'ContextMenu');
    check(JSON.stringify(await stage.camera()) === camera, 'these keys leave the camera');
    await stage.press('F10');
    await seeNothingOpen(stage, 'F10 alone');

    const place = await stage.placeOf(reactor);
    check(
      Math.hypot(left - place[0], top - place[1]) < 2,
      `the menu was at ${left}, ${top}; the click at ${place.join()}`,
    );
    await stage.click(place, 'right');
    await seeMenu(stage, ...actions);
    await stage.press('Enter');
    await stage.until('the reactor is hidden', async () => {
      const hit = await stage.pick(place);
      return hit?.treeIndex === undefined || !isInside(reactor, hit.treeIndex);
    });
    await seeNoMenu(stage);

    // The upper edge shows the sky, so the menu doesn't offer to hide a part.
    await stage.click([600, 6], 'right');
    await seeMenu(stage, 'Show all');
    await stage.overlay('[role=menuitem]').click();
    await stage.until('the reactor is back', async () => {
      const hit = await stage.pick(place);
      return hit?.treeIndex !== undefined && isInside(reactor, hit.treeIndex);
    });

    await stage.click(place, 'right');
    await seeMenu(stage, ...actions);
    await stage.click([20, 20]);
    await seeNoMenu(stage);
    check(await isViewerFocused(stage), 'a click in the viewer leaves it the focus');

    await stage.tap(place);
    await seeNothingOpen(stage, 'a tap');
    await stage.touch(place, async () => {
      await seeMenu(stage, ...actions);
    });
    check((await readItems(stage)).length === 3, 'the menu stays when the finger leaves');
    await stage.overlay('[role=menuitem]').filter({ hasText: 'Fly to' }).click();
    await stage.until('the camera looks at the reactor', async () => {
      const { target } = await stage.camera();
      return Math.hypot(...middleOf(reactor).map((v, i) => v - (target[i] ?? 0))) < 0.5;
    });
    await stage.still();

    const before = await stage.camera();
    await stage.drag([320, 180], [400, 220], 'right');
    await stage.still();
    const after = await stage.camera();
    check(
      Math.hypot(...after.target.map((v, i) => v - (before.target[i] ?? 0))) > 0.1,
      'a right drag shifts the view',
    );
    await seeNothingOpen(stage, 'a right drag');
  },
});
