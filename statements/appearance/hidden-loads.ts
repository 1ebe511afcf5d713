import { statement } from '../statement';

export default statement({
  says: 'Hidden parts are loaded all the same.',
  is: true,
  run: async ({ viewer, cad, loaded, network }) => {
    const model = await cad;
    model.setDefaultNodeAppearance({ visible: false });
    viewer.fitCameraToModel(model, 0);
    await loaded();
    return network.count('.glb') > 0;
  },
});
