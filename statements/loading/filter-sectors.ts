import { Box3, Vector3 } from 'three';
import { statement } from '../statement';

interface Sector {
  readonly id: number;
  readonly parentId: number;
  readonly sectorFileName: string | null;
  readonly boundingBox: { readonly min: Vector3; readonly max: Vector3 };
}

const boxOf = ({ boundingBox: { min, max } }: Sector) =>
  new Box3(new Vector3(min.x, min.y, min.z), new Vector3(max.x, max.y, max.z));

/** Returns the file names of the sectors that touch the box, and of their ancestors. */
function filesTouching(box: Box3, sectors: readonly Sector[]): Set<string> {
  const byId = new Map(sectors.map((sector) => [sector.id, sector]));
  const files = new Set<string>();
  for (const sector of sectors.filter((item) => boxOf(item).intersectsBox(box))) {
    for (let at: Sector | undefined = sector; at !== undefined; at = byId.get(at.parentId)) {
      if (at.sectorFileName !== null) files.add(at.sectorFileName);
    }
  }
  return files;
}

export default statement({
  says: "With `geometryFilter`, the viewer requests only files of CAD sectors that touch the filter's box or have descendants that do. Without it, the viewer also requests files of other sectors.",
  is: { filtered: { some: true, others: 0 }, whole: { some: true, others: true } },
  run: async ({ newViewer, client, plant, network, loaded, sleep }) => {
    const api = `/api/v1/projects/${client.project}/3d`;
    const { modelId, revisionId } = plant;
    const outputs = await client.get<{ items: { blobId: number }[] }>(
      `${api}/models/${modelId}/revisions/${revisionId}/outputs?format=gltf-directory`,
    );
    const scene = `${api}/files/${outputs.data.items[0]?.blobId}/scene.json`;
    const { sectors } = (await client.get<{ sectors: Sector[] }>(scene)).data;
    const root = sectors.find(({ parentId }) => parentId < 0);
    if (root === undefined) return 'no root';
    // A corner of the site, in CDF coordinates.
    const { min, max } = boxOf(root);
    const box = new Box3(min, new Vector3(min.x + 30, min.y + 30, max.z));
    const touching = filesTouching(box, sectors);
    const load = async (geometryFilter?: { boundingBox: Box3 }) => {
      const viewer = newViewer();
      const before = network.requests.length;
      const options = geometryFilter === undefined ? plant : { ...plant, geometryFilter };
      viewer.fitCameraToModel(await viewer.addCadModel(options as typeof plant), 0);
      await loaded(viewer);
      await sleep(500);
      viewer.dispose();
      const files = network.requests
        .slice(before)
        .map(({ path }) => path.split('?')[0]?.split('/').at(-1) ?? '')
        .filter((name) => name.endsWith('.glb'));
      const others = files.filter((name) => !touching.has(name)).length;
      return { some: files.some((name) => touching.has(name)), others };
    };
    const filtered = await load({ boundingBox: box });
    const whole = await load();
    return { filtered, whole: { some: whole.some, others: whole.others > 0 } };
  },
});
