import { Plane, Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { holds, lacks, statement } from '../statement';

type Model = Awaited<Tools['cad'] | Tools['cloud']>;

export default statement({
  says: "Picking hits a CAD model or a point cloud only where neither the viewer's nor the model's clipping planes clip it.",
  is: {
    cad: { both: true, model: false, again: true, global: false },
    cloud: { both: true, model: false, again: true, global: false },
  },
  expect: { '3.0.2': lacks('Cognite3DViewer.setGlobalClippingPlanes'), '4.29.0': holds },
  run: async ({ newViewer, pumpSkid, pointCloud, shown, isHit }) => {
    const see = async (add: (viewer: Tools['viewer']) => Promise<Model>) => {
      const viewer = newViewer();
      const model = await add(viewer);
      await shown(model, viewer);
      const look = () => isHit(viewer);
      const below = model.getModelBoundingBox().min.y - 1;
      const keeps = new Plane(new Vector3(0, 1, 0), -below);
      const cuts = keeps.clone().negate();
      viewer.setGlobalClippingPlanes([keeps]);
      model.setModelClippingPlanes([keeps]);
      const both = await look();
      model.setModelClippingPlanes([cuts]);
      const ofModel = await look();
      model.setModelClippingPlanes([keeps]);
      // While parts are clipped, an idle viewer unloads them. Wait until they have loaded again.
      await shown(model, viewer);
      const again = await look();
      viewer.setGlobalClippingPlanes([cuts]);
      return { both, model: ofModel, again, global: await look() };
    };
    return {
      cad: await see((viewer) => viewer.addCadModel(pumpSkid)),
      cloud: await see(async (viewer) => {
        const model = await viewer.addPointCloudModel(pointCloud);
        model.pointSize = 10;
        return model;
      }),
    };
  },
});
