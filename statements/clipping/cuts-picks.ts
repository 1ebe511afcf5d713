import { Plane, Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { holds, lacks, statement } from '../statement';

type SetPlanes = (planes: Plane[]) => void;

async function run({ cloud, drawn, shown, isHit }: Tools, setPlanes: SetPlanes) {
  const model = await cloud;
  model.pointSize = 10;
  await shown(model);
  const above = model.getModelBoundingBox().max.y + 1;
  setPlanes([new Plane(new Vector3(0, 1, 0), -above)]);
  await drawn();
  return { before: true, cut: await isHit() };
}

export default statement({
  says: 'What is cut away cannot be hit, in a point cloud either.',
  is: { before: true, cut: false },
  expect: { '3.0.2': lacks, '3.3.0': holds },
  run: {
    '3.3.0': (tools) => run(tools, (planes) => tools.viewer.setClippingPlanes(planes)),
    '4.29.0': (tools) => run(tools, (planes) => tools.viewer.setGlobalClippingPlanes(planes)),
  },
});
