import { CDF_TO_VIEWER_TRANSFORMATION } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

interface Scene {
  readonly sectors: readonly { readonly sectorFileName: string | null }[];
}

export default statement({
  says: 'A custom data source can serve a CAD model from `scene.json` and the files listed as `sectorFileName` in its sectors. The output is version 9 of `gltf-directory`. The model has the same bounding box as the model from CDF.',
  is: { missing: [], sectors: true, sameBox: true },
  expect: { '3.0.2': lacks('CDF_TO_VIEWER_TRANSFORMATION'), '4.29.0': holds },
  run: async ({ newViewer, client, pumpSkid, loaded }) => {
    const api = `/api/v1/projects/${client.project}/3d`;
    const { modelId, revisionId } = pumpSkid;
    const outputs = await client.get<{ items: { blobId: number }[] }>(
      `${api}/models/${modelId}/revisions/${revisionId}/outputs?format=gltf-directory`,
    );
    const folder = `${api}/files/${outputs.data.items[0]?.blobId}`;
    const scene = (await client.get<Scene>(`${folder}/scene.json`)).data;
    const names = scene.sectors.flatMap(({ sectorFileName }) => sectorFileName ?? []);
    const files = new Map<string, unknown>([['scene.json', scene]]);
    for (const name of names) {
      const address = `${folder}/${name}`;
      files.set(name, (await client.get(address, { responseType: 'arraybuffer' as never })).data);
    }
    const missing: string[] = [];
    const served = new Set<string>();
    const read = async (_: string, name: string) => {
      if (files.has(name)) served.add(name);
      else missing.push(name);
      return structuredClone(files.get(name)) as never;
    };
    const customDataSource = {
      getModelMetadataProvider: () => ({
        getModelOutputs: async () => [{ blobId: 1, format: 'gltf-directory', version: 9 }],
        getModelUri: async () => 'downloaded',
        getModelMatrix: async () => CDF_TO_VIEWER_TRANSFORMATION.clone(),
        getModelCamera: async () => undefined,
      }),
      getModelDataProvider: () => ({ getJsonFile: read, getBinaryFile: read }),
      getNodesApiClient: () => ({}),
    };
    const viewer = newViewer({ customDataSource: customDataSource as never });
    const model = await viewer.addModel(pumpSkid);
    viewer.fitCameraToModel(model, 0);
    await loaded(viewer);
    const fromCdf = await newViewer().addModel(pumpSkid);
    const sameBox = model.getModelBoundingBox().equals(fromCdf.getModelBoundingBox());
    const sectors = names.some((name) => served.has(name));
    return { missing, sectors, sameBox };
  },
});
