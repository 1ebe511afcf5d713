import { Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { holds, instead, statement } from '../statement';

async function run(
  { viewer, pumpSkid, network }: Tools,
  map: (model: Awaited<Tools['cad']>, point: Vector3) => Vector3,
) {
  network.answer(({ path }) => {
    if (!/revisions\/\d+$/.test(path)) return undefined;
    const { modelId, revisionId } = pumpSkid;
    const placed = { translation: [10, 20, 30], rotation: [0, 0, Math.PI / 2], scale: [2, 2, 2] };
    return Response.json({ id: revisionId, fileId: modelId, status: 'Done', ...placed });
  });
  const model = await viewer.addCadModel(pumpSkid);
  return map(model, new Vector3(1, 2, 3))
    .toArray()
    .map((value) => Math.round(value) + 0);
}

export default statement({
  says: "For a CAD model, `mapPointFromCdfToModelCoordinates()` applies the CDF revision's `scale`, `rotation`, and `translation` to a point.",
  // In CDF, where Z points up, the point (1, 2, 3) is first scaled to (2, 4, 6), then rotated to (-4, 2, 6), then moved
  // to (6, 22, 36).
  is: [6, 36, -22],
  expect: {
    '3.0.2': instead(
      "For a CAD model, `mapFromCdfToModelCoordinates()` applies only the CDF revision's `rotation` to a point, and ignores its `scale` and `translation`.",
      [-2, 3, -1],
    ),
    '4.29.0': holds,
  },
  run: {
    '3.0.2': (tools) =>
      run(tools, (model, point) => model.mapFromCdfToModelCoordinates(point as never) as never),
    '4.29.0': (tools) =>
      run(tools, (model, point) => model.mapPointFromCdfToModelCoordinates(point)),
  },
});
