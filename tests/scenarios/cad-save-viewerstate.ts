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
    const saved = await stage.picture();
    const camera = await stage.camera();
    check(blueShare(saved) > 0.01, 'the tank farm is blue');

    await stage.control('Save').press();
    const state = JSON.parse(await stage.control('Saved state').value()) as SavedState;
    check(Math.abs(state.camera.position.x - camera.position[0]) < 0.01, 'it holds the camera');
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
