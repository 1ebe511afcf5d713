import { differenceLimit, type Picture } from './picture';
import { check, defineScenario } from './scenario';

/** Part of the saved state, in every version. */
interface SavedState {
  readonly camera: { readonly position: { readonly x: number } };
  readonly models: readonly { readonly styles?: readonly object[] }[];
}

/** Share of pixels that are blue, in light and shade. */
function blueShare(picture: Picture): number {
  return picture.share(([red, green, blue]) => blue > red + 60 && blue > green + 60);
}

/** What was saved comes back: the camera, the colors, the cut. */
export default defineScenario({
  async run(stage) {
    await stage.drag([200, 250], [260, 255]);
    const camera = await stage.until('the camera stands', async () => {
      const now = await stage.camera();
      await stage.redraw();
      const { position } = await stage.camera();
      return position.every((value, axis) => value === now.position[axis]) && now;
    });
    const saved = await stage.picture();
    check(blueShare(saved) > 0.01, 'the tank farm is blue');

    await stage.control('Save').press();
    // The panel shows what was saved with its next frame.
    const state = await stage.until('it holds the camera', async () => {
      const now = JSON.parse(await stage.control('Saved state').value()) as SavedState;
      return Math.abs(now.camera.position.x - camera.position[0]) < 0.01 && now;
    });
    check(state.models.length === 1, 'it holds the model');

    await stage.control('Change everything').press();
    const changed = await stage.picture();
    check(changed.differenceTo(saved) > 0.1, 'the picture is another one');
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
  },
});
