import { check, defineScenario } from './scenario';

/** Left of the panel of controls, below the spinner. */
const region = { x: 0, y: 80, width: 380, height: 260 };

/** Edges are hard without anti-aliasing and softer with it, from the same place. */
export default defineScenario({
  async run(stage) {
    const hint = stage.control('antiAliasingHint');
    const before = await stage.camera();
    const strengths: Record<string, number> = {};
    for (const choice of ['fxaa', 'disabled', 'msaa4+fxaa']) {
      await hint.set(choice);
      // A new viewer takes over: it is there when its model is.
      await stage.until('the new viewer has its model', () =>
        stage.viewer((viewer) => viewer.models.length === 1),
      );
      // Until it has drawn it, there is no edge to be seen.
      strengths[choice] = await stage.until(`the model with ${choice}`, async () =>
        (await stage.picture()).edgeStrength(region),
      );
    }
    const { disabled = 0, fxaa = 0, 'msaa4+fxaa': both = 0 } = strengths;
    const found = JSON.stringify(strengths);
    check(fxaa > 0 && fxaa < 0.95 * disabled, `fxaa softens edges: ${found}`);
    check(both > 0 && both < 0.95 * disabled, `multisampling softens edges: ${found}`);
    const { position } = await stage.camera();
    check(
      position.every((value, axis) => Math.abs(value - (before.position[axis] ?? 0)) < 0.01),
      'the camera stays',
    );
  },
});
