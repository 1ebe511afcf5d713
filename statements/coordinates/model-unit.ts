import { statement } from '../statement';

export default statement({
  says: '`modelUnit` is the unit of the source model, and `modelUnitToMetersFactor` is its length in meters: 1 for `Meters`, and 0.3048 for `Feet`. The viewer scales the model by this factor.',
  is: { meters: ['Meters', 1], feet: ['Feet', 0.3048], scale: 0.3048, inBox: [true, true] },
  run: async ({ newViewer, pumpSkid, client, network, shown, three }) => {
    const load = async () => {
      const viewer = newViewer();
      const model = await viewer.addCadModel(pumpSkid);
      const { modelUnit, modelUnitToMetersFactor } = model;
      const box = model.getModelBoundingBox();
      const size = box.getSize(new three.Vector3() as never).length();
      // If the geometry had a different size, the hit would be outside the box.
      await shown(model, viewer);
      const hit = await viewer.getIntersectionFromPixel(32, 32);
      const inBox = hit !== null && box.expandByScalar(0.1).containsPoint(hit.point);
      return { unit: [modelUnit, modelUnitToMetersFactor ?? null], size, inBox };
    };
    const meters = await load();
    let isOwn = false;
    const inFeet = async (path: string) => {
      isOwn = true;
      const { data } = await client.get<object>(path);
      isOwn = false;
      return Response.json({ ...data, unit: 'Feet' });
    };
    network.answer(({ path }) =>
      path.endsWith('/scene.json') && !isOwn ? inFeet(path) : undefined,
    );
    const feet = await load();
    const scale = Math.round((feet.size / meters.size) * 10_000) / 10_000;
    return {
      meters: meters.unit,
      feet: feet.unit,
      scale,
      inBox: [meters.inBox, feet.inBox],
    };
  },
});
