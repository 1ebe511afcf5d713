import type { Tools } from '../kit/tools';
import { holds, instead, statement } from '../statement';

type CloudModel = Awaited<Tools['cloud']>;
interface Hit {
  readonly type: string;
  readonly model: unknown;
}

const tell = (hit: Hit | null, model: CloudModel) =>
  hit === null
    ? 'nothing'
    : { type: hit.type, model: hit.model === model, fields: Object.keys(hit).sort() };

export default statement({
  says: 'A hit on a point cloud has the fields `type` ("pointcloud"), `model`, `point`, `pointIndex`, `distanceToCamera`, `volumeMetadata`, `annotationId`, and `assetRef`.',
  is: {
    type: 'pointcloud',
    model: true,
    fields: [
      'annotationId',
      'assetRef',
      'distanceToCamera',
      'model',
      'point',
      'pointIndex',
      'type',
      'volumeMetadata',
    ],
  },
  expect: {
    '3.0.2': instead(
      'A hit on a point cloud has the fields `type` ("pointcloud"), `model`, `point`, `pointIndex`, and `distanceToCamera`.',
      {
        type: 'pointcloud',
        model: true,
        fields: ['distanceToCamera', 'model', 'point', 'pointIndex', 'type'],
      },
    ),
    '4.29.0': holds,
  },
  run: {
    '3.0.2': async ({ viewer, cloud, three, until }) => {
      const model = await cloud;
      const { min, max } = model.getModelBoundingBox();
      const middle = min.clone().add(max).divideScalar(2);
      let step = 0;
      // In this release, points load only while the camera moves, and picking them requires a threshold.
      const pick = () => {
        step += 1;
        viewer.setCameraPosition(
          new three.Vector3(middle.x + 2 + (step % 2) / 100, max.y + 5, middle.z),
        );
        viewer.setCameraTarget(new three.Vector3(middle.x, min.y, middle.z));
        return viewer.getIntersectionFromPixel(32, 32, { pointIntersectionThreshold: 1 });
      };
      await until(async () => (await pick()) !== null);
      return tell(await pick(), model);
    },
    '3.3.0': async ({ viewer, cloud, until, shown }) => {
      const model = await cloud;
      model.pointSize = 10;
      await shown(model);
      const pick = () => viewer.getIntersectionFromPixel(32, 32);
      await until(async () => (await pick()) !== null);
      return tell(await pick(), model);
    },
  },
});
