import { Overlay3DTool } from '@cognite/reveal/tools';
import { BoxGeometry, Mesh, MeshBasicMaterial, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'An `Overlay3DTool` icon behind an object is still visible, but fainter.',
  is: { front: 'full', behind: 'faint' },
  expect: { '3.0.2': lacks('Overlay3DTool'), '4.29.0': holds },
  run: async ({ viewer, drawn, pixel }) => {
    const wall = new Mesh(new BoxGeometry(20, 20, 1), new MeshBasicMaterial({ color: '#000000' }));
    wall.position.z = -5;
    viewer.addObject3D(wall);
    viewer.cameraManager.setCameraState({ position: new Vector3(0, 0, 20), target: new Vector3() });
    const tool = new Overlay3DTool<string>(viewer);
    tool.createOverlayCollection([{ position: new Vector3(), content: 'a' }]);
    await drawn();
    await drawn();
    const [full = 0] = await pixel();
    wall.position.z = 5;
    await drawn();
    const [faint = 0] = await pixel();
    const nameOf = (red: number) => (red > 200 ? 'full' : red > 20 ? 'faint' : 'hidden');
    return { front: nameOf(full), behind: nameOf(faint) };
  },
});
