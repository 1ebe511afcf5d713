import { statement } from '../statement';

interface Scene {
  readonly sectors: readonly {
    readonly sectorFileName: string | null;
    readonly estimatedTriangleCount: number;
  }[];
}

export default statement({
  says: "If `maximumRenderCost` is above the sum of all `estimatedTriangleCount` values in `scene.json`, the viewer loads all geometry files of the demo project's plant. If it's half of the sum, the viewer loads only some.",
  is: { some: true, all: true, fewer: true },
  run: async ({ newViewer, client, plant, network, loaded, sleep }) => {
    const api = `/api/v1/projects/${client.project}/3d`;
    const { modelId, revisionId } = plant;
    const outputs = await client.get<{ items: { blobId: number }[] }>(
      `${api}/models/${modelId}/revisions/${revisionId}/outputs?format=gltf-directory`,
    );
    const folder = `${api}/files/${outputs.data.items[0]?.blobId}`;
    const { sectors } = (await client.get<Scene>(`${folder}/scene.json`)).data;
    const files = sectors.filter(({ sectorFileName }) => sectorFileName !== null).length;
    const cost = sectors.reduce((sum, sector) => sum + sector.estimatedTriangleCount, 0);
    const load = async (maximumRenderCost: number) => {
      const viewer = newViewer();
      viewer.cadBudget = { ...viewer.cadBudget, maximumRenderCost };
      const before = network.count('.glb');
      viewer.fitCameraToModel(await viewer.addCadModel(plant), 0);
      await loaded(viewer);
      await sleep(500);
      viewer.dispose();
      return network.count('.glb') - before;
    };
    const half = await load(cost / 2);
    return { some: half > 0, all: (await load(cost + 1)) === files, fewer: half < files };
  },
});
