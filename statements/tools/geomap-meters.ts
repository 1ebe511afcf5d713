import { GeomapTool, MapProviders } from '@cognite/reveal/tools';
import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: "At a latitude of 60°, `GeomapTool.latLongToWorldCoordinates()` doubles the distance from west to east in meters. The constructor throws if the viewer has no model, and doesn't change a CAD model's transformation.",
  is: { withoutModel: true, turned: false, set: true, factor: 2 },
  expect: {
    '3.0.2': holds,
    '3.3.0': instead(
      'The `GeomapTool` constructor with OpenStreetMap throws, even if the viewer has a CAD model.',
      'throws',
    ),
    '4.29.0': lacks('GeomapTool'),
  },
  run: async ({ newViewer, viewer, cad, messageOf, three }) => {
    const model = await cad;
    const before = model.getModelTransformation().toArray().join();
    const config = {
      provider: MapProviders.OpenStreetMap as const,
      latlong: { latitude: 60, longitude: 0 },
    };
    const empty = newViewer();
    const withoutModel = (await messageOf(() => new GeomapTool(empty, config))) !== null;
    if ((await messageOf(() => new GeomapTool(viewer, config).dispose())) !== null) return 'throws';
    const tool = new GeomapTool(viewer, config);
    const at = (latitude: number) =>
      tool.latLongToWorldCoordinates({ latitude, longitude: 1 }).x -
      tool.latLongToWorldCoordinates({ latitude, longitude: 0 }).x;
    // At a latitude of 60 degrees, a degree of longitude is half as long as at the equator.
    const real = (Math.cos(Math.PI / 3) * 2 * Math.PI * 6_378_137) / 360;
    const isTurned = () => model.getModelTransformation().toArray().join() !== before;
    const turned = isTurned();
    model.setModelTransformation(new three.Matrix4().makeRotationY(1));
    return {
      withoutModel,
      turned,
      set: isTurned(),
      factor: Math.round((Math.abs(at(60)) / real) * 100) / 100,
    };
  },
});
