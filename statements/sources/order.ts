import type { Tools } from '../kit/tools';
import { adapted, holds, instead, statement } from '../statement';

type Add = (
  viewer: Tools['viewer'],
  model: Tools['plant'],
) => ReturnType<Tools['viewer']['addModel']>;

async function run({ newViewer, client, pumpSkid, loaded, three, messageOf }: Tools, add: Add) {
  const api = `/api/v1/projects/demo/3d`;
  const { modelId, revisionId } = pumpSkid;
  const outputs = `${api}/models/${modelId}/revisions/${revisionId}/outputs?format=all-outputs`;
  const { data } = await client.get<{ items: { blobId: number; format: string }[] }>(outputs);
  const blobId = data.items.find(({ format }) => format === 'gltf-directory')?.blobId;
  const zUpToYUp = new three.Matrix4().makeRotationX(-Math.PI / 2);
  const asked: string[] = [];
  let nodes = 0;
  const tell = <Value>(name: string, value: Value) => {
    if (!asked.includes(name) || name === 'getModelOutputs') asked.push(name);
    return Promise.resolve(value);
  };
  const load = async (url: string, file: string, type: 'json' | 'arraybuffer') => {
    await tell(file.endsWith('.glb') ? '.glb' : file, null);
    const address = `${url}/${file}`;
    return (await client.get(address, { responseType: type as never })).data as never;
  };
  const customDataSource = {
    getModelMetadataProvider: () => ({
      getModelOutputs: () =>
        tell('getModelOutputs', [{ blobId: 1, format: 'gltf-directory', version: 9 }]),
      getModelUri: () => tell('getModelUri', `${api}/files/${blobId}`),
      getModelMatrix: () => tell('getModelMatrix', zUpToYUp),
      getModelCamera: () => tell('getModelCamera', undefined),
    }),
    getModelDataProvider: () => ({
      getJsonFile: (url: string, file: string) => load(url, file, 'json'),
      getBinaryFile: (url: string, file: string) => load(url, file, 'arraybuffer'),
    }),
    getNodesApiClient: () => new Proxy({}, { get: () => (nodes += 1) }),
  };
  const viewer = newViewer({ customDataSource: customDataSource as never });
  const model = await add(viewer, { modelId, revisionId });
  viewer.fitCameraToModel(model, 0);
  await loaded(viewer);
  const whileLoading = nodes;
  // Mapping a tree index to a node ID must call the nodes API client.
  await messageOf(() => 'mapTreeIndexToNodeId' in model && model.mapTreeIndexToNodeId(1));
  return {
    asked: asked.filter((name) => name !== '.glb'),
    glb: asked.includes('.glb'),
    nodes: whileLoading,
    nodesLater: nodes > whileLoading,
  };
}

export default statement({
  says: "With a custom data source, `addModel()` calls `getModelOutputs()` twice, then `getModelUri()`, `getModelMatrix()`, and `getModelCamera()`, and then reads `scene.json`. The viewer also reads `.glb` files. It doesn't call the nodes API client until you call a method such as `mapTreeIndexToNodeId()`.",
  is: {
    asked: [
      'getModelOutputs',
      'getModelOutputs',
      'getModelUri',
      'getModelMatrix',
      'getModelCamera',
      'scene.json',
    ],
    glb: true,
    nodes: 0,
    nodesLater: true,
  },
  expect: {
    // The adapter provides the outputs itself, so the SDK doesn't call the program's `getModelOutputs()`.
    '3.0.2': adapted(
      instead(
        "With a custom data source, `addCadModel()` calls `getModelUri()`, `getModelMatrix()`, and `getModelCamera()`, and then reads `scene.json`. The viewer also reads `.glb` files. It doesn't call the nodes API client until you call a method such as `mapTreeIndexToNodeId()`.",
        {
          asked: ['getModelUri', 'getModelMatrix', 'getModelCamera', 'scene.json'],
          glb: true,
          nodes: 0,
          nodesLater: true,
        },
      ),
    ),
    '3.3.0': instead(
      "With a custom data source, `addCadModel()` calls `getModelOutputs()`, then `getModelUri()`, `getModelMatrix()`, and `getModelCamera()`, and then reads `scene.json`. The viewer also reads `.glb` files. It doesn't call the nodes API client until you call a method such as `mapTreeIndexToNodeId()`.",
      {
        asked: ['getModelOutputs', 'getModelUri', 'getModelMatrix', 'getModelCamera', 'scene.json'],
        glb: true,
        nodes: 0,
        nodesLater: true,
      },
    ),
    '4.29.0': holds,
  },
  run: {
    '3.0.2': (tools) => run(tools, (viewer, model) => viewer.addCadModel(model)),
    '4.29.0': (tools) => run(tools, (viewer, model) => viewer.addModel(model)),
  },
});
