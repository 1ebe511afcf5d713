import { Mesh, MeshBasicMaterial, PlaneGeometry, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'An object of your own shows the color that you want after `material.color.convertLinearToSRGB()`.',
  is: [255, 128, 0],
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, pixel, drawn }) => {
    const material = new MeshBasicMaterial({ color: '#ff8000' });
    material.color.convertLinearToSRGB();
    viewer.addObject3D(new Mesh(new PlaneGeometry(10, 10), material));
    viewer.cameraManager.setCameraState({ position: new Vector3(0, 0, 5), target: new Vector3() });
    await drawn();
    return pixel();
  },
});
