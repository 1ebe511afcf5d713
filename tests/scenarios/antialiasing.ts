import { differenceLimit, type Picture } from './picture';
import { check, defineScenario } from './scenario';

/** Releases without multisampling. 3.0.2 passes `sample` to a three.js render target instead of `samples`. */
const withoutMultisampling = ['3.0.2'];
/** The area to the left of the panel and below the spinner. */
const region = { x: 0, y: 80, width: 380, height: 260 };

/** Tests that each kind of anti-aliasing softens edges, and that FXAA and multisampling together soften them most. */
export default defineScenario({
  async run(stage) {
    const hint = stage.control('antiAliasingHint');
    const before = await stage.camera();
    const pictures: Record<string, Picture> = {};
    const strengths: Record<string, number> = {};
    for (const choice of ['disabled', 'fxaa', 'msaa4', 'msaa4+fxaa']) {
      await hint.set(choice);
      // The example disposes the previous viewer once the new viewer's model has been added.
      await stage.until('the new viewer has its model', () =>
        stage.viewer((viewer) => viewer.models.length === 1),
      );
      check((await stage.overlay('#viewer canvas').count()) === 1, 'the viewer before is disposed');
      // The edge strength is 0 until the viewer has drawn the model.
      strengths[choice] = await stage.until(`the model with ${choice}`, async () => {
        const picture = (pictures[choice] = await stage.picture());
        return picture.edgeStrength(region);
      });
    }
    const { disabled = 0, fxaa = 0, msaa4 = 0, 'msaa4+fxaa': both = 0 } = strengths;
    const found = JSON.stringify(strengths);
    check(fxaa > 0 && fxaa < 0.95 * disabled, `fxaa softens edges: ${found}`);
    const { release } = stage.version;
    if (withoutMultisampling.includes(release)) {
      check(msaa4 > 0.95 * disabled, `${release} does not multisample: ${found}`);
    } else {
      check(msaa4 > 0 && msaa4 < 0.95 * disabled, `multisampling softens edges: ${found}`);
      check(both > 0 && both < 0.98 * Math.min(fxaa, msaa4), `both soften them most: ${found}`);
      const apart = pictures.msaa4 && pictures.fxaa && pictures.msaa4.differenceTo(pictures.fxaa);
      check(
        apart !== undefined && apart > differenceLimit,
        `multisampling and fxaa are two things: ${apart} of the pixels differ`,
      );
    }
    const { position, target } = await stage.camera();
    const was = [...before.position, ...before.target];
    check(
      [...position, ...target].every((value, at) => Math.abs(value - (was[at] ?? 0)) < 0.01),
      'the camera stays',
    );
  },
});
