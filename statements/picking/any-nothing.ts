import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.getAnyIntersectionFromPixel()` resolves with undefined if the pixel is empty.',
  is: { model: 'cad', isUndefined: true },
  expect: { '3.0.2': lacks('Cognite3DViewer.getAnyIntersectionFromPixel'), '4.29.0': holds },
  run: async ({ viewer, cad, shown, drawn, three }) => {
    await shown(await cad);
    const pick = () => viewer.getAnyIntersectionFromPixel(new three.Vector2(32, 32));
    const model = (await pick())?.type;
    const [position, target] = [1000, 2000].map((y) => new three.Vector3(0, y, 0));
    viewer.cameraManager.setCameraState({ position, target });
    await drawn();
    return { model, isUndefined: (await pick()) === undefined };
  },
});
