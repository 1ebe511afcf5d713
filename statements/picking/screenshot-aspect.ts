import { Mesh, MeshBasicMaterial, SphereGeometry, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "In a square screenshot of a square viewer, a sphere is at the normalized position that `Cognite3DViewer.worldToScreen()` returns. In a screenshot that's twice as wide, it isn't.",
  is: { same: true, wider: false },
  expect: { '3.0.2': lacks('Cognite3DViewer.getScreenshot', 'includeUI'), '4.29.0': holds },
  run: async ({ viewer, drawn }) => {
    const point = new Vector3(2, 1, 0);
    const material = new MeshBasicMaterial({ color: '#ff0000' });
    const ball = new Mesh(new SphereGeometry(0.5), material);
    ball.position.copy(point);
    viewer.addObject3D(ball);
    viewer.cameraManager.setCameraState({ position: new Vector3(0, 0, 9), target: new Vector3() });
    await drawn();
    const spot = viewer.worldToScreen(point, true)!;
    const isThere = async (width: number, height: number) => {
      const answer = await fetch(await viewer.getScreenshot(width, height, false));
      const bitmap = await createImageBitmap(await answer.blob());
      const context = new OffscreenCanvas(width, height).getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      const [x, y] = [Math.round(spot.x * width), Math.round(spot.y * height)];
      const [red = 0, green = 0] = context.getImageData(x, y, 1, 1).data;
      return red > 200 && green < 50;
    };
    return { same: await isThere(128, 128), wider: await isThere(256, 128) };
  },
});
