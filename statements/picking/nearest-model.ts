import { Vector3 } from 'three';
import { statement } from '../statement';

/** Compares the distance of a hit on both models with the distances measured while the other model was hidden. */
const judge = (ofScan: number, ofCad: number, both: number) => ({
  each: ofScan > 0 && ofCad > 0,
  nearest: Math.abs(both - Math.min(ofCad, ofScan)) < 0.2,
});

export default statement({
  says: 'If a CAD model and a point cloud are at the same pixel, `getIntersectionFromPixel()` resolves with the nearer hit.',
  is: { each: true, nearest: true },
  run: {
    '3.0.2': async (tools) => {
      const { viewer, plant, drawn, until } = tools;
      const cad = await viewer.addCadModel(plant);
      const { min, max } = cad.getModelBoundingBox();
      const [x, z] = [(min.x + max.x) / 2, (min.z + max.z) / 2];
      let step = 0;
      // This release loads points only while the camera moves, and CAD only while it rests.
      const move = () => {
        step += 1;
        viewer.setCameraPosition(new Vector3(x + 2 + (step % 2) / 100, max.y + 5, z));
        viewer.setCameraTarget(new Vector3(x, min.y, z));
      };
      // This release needs a threshold to hit points.
      const distance = async () => {
        await drawn();
        const hit = await viewer.getIntersectionFromPixel(32, 32, {
          pointIntersectionThreshold: 1,
        });
        return hit?.distanceToCamera ?? NaN;
      };
      move();
      await until(async () => (await distance()) > 0);
      const ofCad = await distance();
      cad.visible = false;
      await tools.cloud;
      await until(async () => {
        move();
        return (await distance()) > 0;
      });
      const ofScan = await distance();
      cad.visible = true;
      return judge(ofScan, ofCad, await distance());
    },
    '3.3.0': async ({ viewer, plant, cloud, drawn, shown }) => {
      const cad = await viewer.addCadModel(plant);
      const scan = await cloud;
      scan.pointSize = 10;
      const distance = async () => {
        await drawn();
        return (await viewer.getIntersectionFromPixel(32, 32))?.distanceToCamera ?? NaN;
      };
      cad.visible = false;
      await shown(scan);
      const ofScan = await distance();
      scan.visible = false;
      cad.visible = true;
      await shown(cad);
      const ofCad = await distance();
      scan.visible = true;
      return judge(ofScan, ofCad, await distance());
    },
  },
});
