import { Mesh, MeshBasicMaterial, PlaneGeometry, Vector3 } from 'three';
import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: 'An object of your own is drawn without a conversion to sRGB: `new MeshBasicMaterial({ color: "#ff8000" })` shows as 255, 55, 0.',
  is: [255, 55, 0],
  expect: {
    '3.0.2': lacks,
    '3.3.0': instead('An object of your own shows the color that it was given.', [255, 128, 0]),
    '4.29.0': holds,
  },
  run: async ({ viewer, pixel, drawn }) => {
    const material = new MeshBasicMaterial({ color: '#ff8000' });
    viewer.addObject3D(new Mesh(new PlaneGeometry(10, 10), material));
    viewer.cameraManager.setCameraState({ position: new Vector3(0, 0, 5), target: new Vector3() });
    await drawn();
    return pixel();
  },
});
