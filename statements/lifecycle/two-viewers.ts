import { statement } from '../statement';

export default statement({
  says: "A CAD model that you add to one viewer isn't in the `models` of another viewer on the page. Picking in the other viewer doesn't hit it.",
  is: { models: [1, 0], hits: [true, false] },
  run: async ({ viewer, newViewer, cad, shown, drawn, isHit }) => {
    const other = newViewer();
    await shown(await cad);
    // Both cameras look at the model. If the other viewer also drew the model, a pick there would hit it.
    await other.setViewState({ camera: viewer.getViewState().camera } as never);
    await drawn(other);
    return {
      models: [viewer.models.length, other.models.length],
      hits: [await isHit(), await isHit(other)],
    };
  },
});
