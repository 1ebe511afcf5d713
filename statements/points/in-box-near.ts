import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`getPointsByBoundingBox()` returns more points for the same box after the camera moves closer.',
  is: { some: true, more: true },
  expect: { '3.0.2': lacks('CognitePointCloudModel.getPointsByBoundingBox'), '4.29.0': holds },
  run: async ({ viewer, cloud, until, three, sleep }) => {
    const model = await cloud;
    const box = model.getModelBoundingBox();
    const middle = box.getCenter(new three.Vector3());
    const part = new three.Box3().setFromCenterAndSize(middle, new three.Vector3(20, 20, 20));
    const count = () => model.getPointsByBoundingBox(part).length;
    let step = 0;
    // A point cloud loads points only while the camera moves.
    const look = (distance: number) => {
      step += 1;
      const offset = new three.Vector3(distance + (step % 2) / 100, distance, 0);
      viewer.cameraManager.setCameraState({ position: middle.clone().add(offset), target: middle });
    };
    // Wait until no more points load at this distance.
    let few = -1;
    await until(async () => {
      const before = few;
      for (let turn = 0; turn < 10; turn += 1) {
        look(400);
        await sleep(100);
      }
      few = count();
      return few > 0 && few === before;
    });
    await until(() => {
      look(10);
      return count() > 2 * few;
    });
    return { some: few > 0, more: count() > few };
  },
});
