import { statement } from '../statement';

export default statement({
  says: '`modelUnit` is the unit of the source model, and `modelUnitToMetersFactor` is its length in meters: 1 for `Meters`, and 0.3048 for `Feet`.',
  is: { meters: ['Meters', 1], feet: ['Feet', 0.3048] },
  run: async ({ newViewer, pumpSkid, client, network }) => {
    const load = async () => {
      const { modelUnit, modelUnitToMetersFactor } = await newViewer().addCadModel(pumpSkid);
      return [modelUnit, modelUnitToMetersFactor ?? null];
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
    return { meters, feet: await load() };
  },
});
