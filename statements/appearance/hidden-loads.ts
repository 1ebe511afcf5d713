import { statement } from '../statement';

export default statement({
  says: 'The viewer loads geometry files of a CAD model even if the default appearance hides all its nodes.',
  is: { before: 0, loads: true },
  run: async ({ viewer, cad, loaded, network }) => {
    const model = await cad;
    const before = network.count('.glb');
    model.setDefaultNodeAppearance({ visible: false });
    viewer.fitCameraToModel(model, 0);
    await loaded();
    return { before, loads: network.count('.glb') > before };
  },
});
