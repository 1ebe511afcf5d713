import { Box3, Plane, Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { statement } from '../statement';

type SetPlanes = (planes: Plane[]) => void;

interface Sector {
  readonly sectorFileName: string | null;
  readonly boundingBox: { readonly min: Vector3; readonly max: Vector3 };
}

/** Returns the sectors' file names in two groups: sectors below `height`, and all others. In CDF, Z points up. */
async function readFiles({ client, plant }: Tools, height: (root: Box3) => number) {
  const api = `/api/v1/projects/${client.project}/3d`;
  const outputs = await client.get<{ items: { blobId: number }[] }>(
    `${api}/models/${plant.modelId}/revisions/${plant.revisionId}/outputs?format=gltf-directory`,
  );
  const scene = `${api}/files/${outputs.data.items[0]?.blobId}/scene.json`;
  const { sectors } = (await client.get<{ sectors: Sector[] }>(scene)).data;
  const all = new Box3();
  for (const { boundingBox } of sectors)
    all.expandByPoint(boundingBox.min).expandByPoint(boundingBox.max);
  const low = new Set<string>();
  const high = new Set<string>();
  for (const { sectorFileName, boundingBox } of sectors) {
    if (sectorFileName === null) continue;
    (boundingBox.max.z < height(all) ? low : high).add(sectorFileName);
  }
  return { low, high };
}

async function run(tools: Tools, setPlanes: SetPlanes) {
  const { viewer, plant, network, loaded, sleep } = tools;
  const share = 0.5;
  const { low, high } = await readFiles(tools, ({ min, max }) => min.z + share * (max.z - min.z));
  const keepAbove = (height: number) => setPlanes([new Plane(new Vector3(0, 1, 0), -height)]);
  // Clip everything before adding the model, because the viewer can load sectors as soon as the model is added.
  keepAbove(10_000);
  const model = await viewer.addCadModel(plant);
  const box = model.getModelBoundingBox();
  const requested = () => {
    const names = network.requests.map(({ path }) => path.split('?')[0]?.split('/').at(-1) ?? '');
    const isAny = (files: Set<string>) => names.some((name) => files.has(name));
    return [isAny(low), isAny(high)];
  };
  viewer.fitCameraToModel(model, 0);
  await sleep(2000);
  const outside = requested();
  // The margin excludes sectors that end at the plane.
  keepAbove(box.min.y + share * (box.max.y - box.min.y) + 0.1);
  await loaded();
  await sleep(2000);
  const cut = requested();
  setPlanes([]);
  await sleep(500);
  await loaded();
  await sleep(1000);
  return { outside, cut, whole: requested() };
}

export default statement({
  says: "If a clipping plane cuts away all or part of a CAD model, the viewer doesn't load sectors that are entirely on the clipped side.",
  is: { outside: [false, false], cut: [false, true], whole: [true, true] },
  run: {
    '3.0.2': (tools) => run(tools, (planes) => tools.viewer.setClippingPlanes(planes)),
    '4.29.0': (tools) => run(tools, (planes) => tools.viewer.setGlobalClippingPlanes(planes)),
  },
});
