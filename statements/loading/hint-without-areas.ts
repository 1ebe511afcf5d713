import { TreeIndexNodeCollection } from '@cognite/reveal';
import { Box3, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'After you assign a `TreeIndexNodeCollection` with a `prioritizedForLoadingHint` but without areas, the viewer stops requesting CAD geometry, even for a model that you add later.',
  is: { withAreas: true, withoutAreas: false },
  expect: { '3.0.2': lacks('TreeIndexNodeCollection.addAreas'), '3.3.0': holds, '4.29.0': holds },
  run: async ({ newViewer, plant, pumpSkid, network, messageOf, until, sleep }) => {
    const loadsPlant = async (hasAreas: boolean) => {
      const viewer = newViewer();
      const skid = await viewer.addCadModel(pumpSkid);
      const nodes = new TreeIndexNodeCollection([2]);
      if (hasAreas) nodes.addAreas([new Box3(new Vector3(), new Vector3(1, 1, 1))]);
      // In release 4.29, this call throws an error if the collection doesn't have areas.
      await messageOf(() =>
        skid.assignStyledNodeCollection(nodes, { prioritizedForLoadingHint: 5 }),
      );
      await sleep(500);
      const before = network.count('.glb');
      const isLoading = () => network.count('.glb') > before;
      viewer.fitCameraToModel(await viewer.addCadModel(plant), 0);
      if (hasAreas) await until(isLoading);
      else await sleep(3000);
      viewer.dispose();
      return isLoading();
    };
    return { withAreas: await loadsPlant(true), withoutAreas: await loadsPlant(false) };
  },
});
