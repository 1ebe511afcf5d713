import { Plane, Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { statement } from '../statement';

async function run(
  { cad, shown, loaded, isHit, pixel }: Tools,
  setPlanes: (planes: Plane[]) => void,
) {
  const model = await cad;
  await shown(model);
  await loaded();
  await isHit();
  const own = await pixel();
  const below = model.getModelBoundingBox().min.y - 1;
  const keeps = new Plane(new Vector3(0, 1, 0), -below);
  const cuts = keeps.clone().negate();
  const see = async (planes: Plane[]) => {
    setPlanes(planes);
    const picked = await isHit();
    const color = await pixel();
    const drawn = color.every((value, index) => Math.abs(value - (own[index] ?? NaN)) < 10);
    return { picked, drawn };
  };
  return {
    all: await see([keeps, keeps.clone(), keeps.clone()]),
    allButFirst: await see([cuts, keeps, keeps.clone()]),
    allButLast: await see([keeps, keeps.clone(), cuts]),
    none: await see([cuts, cuts.clone(), cuts.clone()]),
  };
}

const visible = { picked: true, drawn: true };
const clipped = { picked: false, drawn: false };

export default statement({
  says: "A point of a CAD model can be seen and picked only if none of the viewer's clipping planes clips it.",
  is: { all: visible, allButFirst: clipped, allButLast: clipped, none: clipped },
  run: {
    '3.0.2': (tools) => run(tools, (planes) => tools.viewer.setClippingPlanes(planes)),
    '4.29.0': (tools) => run(tools, (planes) => tools.viewer.setGlobalClippingPlanes(planes)),
  },
});
