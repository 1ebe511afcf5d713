import { Matrix4, Vector3 } from 'three';
import { statement } from '../statement';

interface Hit {
  readonly type?: string;
  readonly distance: number;
}

/** Compares three hits at the same pixel: with the CAD model raised, with it lowered, and without it. */
const judge = (raised: Hit, lowered: Hit, cloud: Hit) => ({
  raised: raised.type,
  lowered: lowered.type,
  isRaisedNearer: raised.distance < cloud.distance - 0.4,
  isCloudHit: Math.abs(lowered.distance - cloud.distance) < 0.2,
});

export default statement({
  says: 'If a CAD model and a point cloud are at the same pixel, `getIntersectionFromPixel()` resolves with the nearer hit.',
  is: { raised: 'cad', lowered: 'pointcloud', isRaisedNearer: true, isCloudHit: true },
  run: {
    '3.0.2': async (tools) => {
      const { viewer, plant, drawn, until } = tools;
      const cad = await viewer.addCadModel(plant);
      const { min, max } = cad.getModelBoundingBox();
      const [x, z] = [(min.x + max.x) / 2, (min.z + max.z) / 2];
      let step = 0;
      // In this release, points load only while the camera moves, and CAD models only while it rests.
      const move = () => {
        step += 1;
        viewer.setCameraPosition(new Vector3(x + 2 + (step % 2) / 100, max.y + 5, z));
        viewer.setCameraTarget(new Vector3(x, min.y, z));
      };
      // In this release, picking points requires a threshold.
      const look = async () => {
        await drawn();
        const hit = await viewer.getIntersectionFromPixel(32, 32, {
          pointIntersectionThreshold: 1,
        });
        return { type: hit?.type, distance: hit?.distanceToCamera ?? NaN };
      };
      move();
      await until(async () => (await look()).distance > 0);
      await tools.cloud;
      cad.visible = false;
      await until(async () => {
        move();
        return (await look()).distance > 0;
      });
      cad.visible = true;
      const rest = cad.getModelTransformation();
      const lookMoved = (height: number) => {
        cad.setModelTransformation(new Matrix4().makeTranslation(0, height, 0).multiply(rest));
        return look();
      };
      const [raised, lowered] = [await lookMoved(3), await lookMoved(-6)];
      // Measure the distance to the points only after the last camera movement, because each movement can load other
      // points.
      cad.visible = false;
      return judge(raised, lowered, await look());
    },
    '3.3.0': async ({ viewer, plant, cloud, drawn, shown }) => {
      const cad = await viewer.addCadModel(plant);
      const scan = await cloud;
      scan.pointSize = 10;
      cad.visible = false;
      await shown(scan);
      scan.visible = false;
      cad.visible = true;
      await shown(cad);
      scan.visible = true;
      const look = async () => {
        await drawn();
        const hit = await viewer.getIntersectionFromPixel(32, 32);
        return { type: hit?.type, distance: hit?.distanceToCamera ?? NaN };
      };
      const rest = cad.getModelTransformation();
      const lookMoved = (height: number) => {
        cad.setModelTransformation(new Matrix4().makeTranslation(0, height, 0).multiply(rest));
        return look();
      };
      const [raised, lowered] = [await lookMoved(3), await lookMoved(-6)];
      cad.visible = false;
      return judge(raised, lowered, await look());
    },
  },
});
