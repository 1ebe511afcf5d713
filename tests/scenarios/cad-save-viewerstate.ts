import { demoNode, isInside, middleOf } from './demo';
import { differenceLimit, type Picture } from './picture';
import { check, defineScenario, type Stage } from './scenario';

interface SavedState {
  readonly camera: { readonly position: { readonly x: number } };
  readonly models: readonly { readonly styles?: readonly object[] }[];
  readonly clippingPlanes?: readonly object[];
}

function blueShare(picture: Picture): number {
  return picture.share(([red, green, blue]) => blue > red + 60 && blue > green + 60);
}

/** Returns whether the reactor R-201 is visible. It's in the eastern part of the plant, which the program clips. */
async function isEastSeen(stage: Stage): Promise<boolean> {
  await stage.still();
  const reactor = demoNode('R-201');
  const pixel = await stage.pixelOf(middleOf(reactor));
  const hit = pixel && (await stage.pick([Math.round(pixel[0]), Math.round(pixel[1])]));
  return isInside(reactor, hit?.treeIndex ?? -1);
}

/**
 * Tests that the example restores the saved camera and colors. In versions that save clipping planes, also tests that
 * it restores these planes.
 */
export default defineScenario({
  async run(stage) {
    // Only version 2.3 exports `NodeCollectionBase`. That version doesn't save clipping planes.
    const keepsCut = !stage.offers('NodeCollectionBase');
    await stage.drag([200, 250], [230, 255]);
    const camera = await stage.until('the camera stands', async () => {
      const now = await stage.camera();
      await stage.redraw();
      const { position } = await stage.camera();
      return position.every((value, axis) => value === now.position[axis]) && now;
    });
    const saved = await stage.picture();
    check(blueShare(saved) > 0.01, 'the tank farm is blue');
    const { treeIndex, subtreeSize } = demoNode('10 Tank farm');
    check(treeIndex === 1 && subtreeSize === 810, 'the tank farm is tree indices 1 to 810');
    check((await isEastSeen(stage)) !== keepsCut, 'the east is cut away where the cut is kept');

    await stage.control('Save').press();
    // The panel shows the saved state in its next frame.
    const state = await stage.until('it holds the camera', async () => {
      const now = JSON.parse(await stage.control('Saved state').value()) as SavedState;
      return Math.abs(now.camera.position.x - camera.position[0]) < 0.01 && now;
    });
    check(state.models.length === 1, 'it holds the model');
    check(state.clippingPlanes?.length === (keepsCut ? 1 : undefined), 'it holds the cut');

    await stage.control('Change everything').press();
    const changed = await stage.picture();
    check(changed.differenceTo(saved) > 0.1, 'the picture has changed');
    check(blueShare(changed) < 0.002, 'nothing is blue');

    await stage.control('Restore').press();
    await stage.until('the camera is where it was when saved', async () => {
      const { position, target } = await stage.camera();
      return [...position, ...target].every(
        (value, index) =>
          Math.abs(value - ([...camera.position, ...camera.target][index] ?? 0)) < 0.01,
      );
    });
    await stage.until('the picture is the saved one', async () => {
      const difference = (await stage.picture()).differenceTo(saved);
      return difference <= differenceLimit;
    });
    check((await isEastSeen(stage)) !== keepsCut, 'the cut is back where it is kept');

    // If the saved state doesn't contain models, styles aren't restored. If it doesn't contain planes, the model isn't
    // clipped.
    const other = { ...state, ...(keepsCut && { clippingPlanes: [] }) };
    await stage.control('Saved state').set(JSON.stringify({ ...other, models: [] }));
    await stage.control('Restore').press();
    await stage.until('it restores what the text says', async () => isEastSeen(stage));
    check(blueShare(await stage.picture()) < 0.002, 'the tank farm has lost its blue');

    await stage.control('Saved state').set('{ damaged');
    await stage.control('Restore').press();
    await stage.until('the panel says that the text is damaged', async () =>
      (await stage.text()).includes('Could not restore. SyntaxError'),
    );
  },
});
