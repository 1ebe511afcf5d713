import { Overlay3DTool } from '@cognite/reveal/tools';
import { Box3, BoxGeometry, Mesh, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "Clicking an `Overlay3DTool` icon fires `click` on both the tool and the viewer, even if an object covers the icon. `targetOverlay.getContent()` returns the icon's content. Clicking elsewhere fires only the viewer's `click`.",
  is: { beside: ['viewer'], free: ['tool: P-101', 'viewer'], covered: ['tool: P-101', 'viewer'] },
  expect: { '3.0.2': lacks('Overlay3DTool'), '4.29.0': holds },
  run: async ({ newViewer, newElement, pointer, drawn, clock }) => {
    const viewer = newViewer({ domElement: newElement(300, 300) });
    viewer.fitCameraToBoundingBox(new Box3(new Vector3(-5, -5, -5), new Vector3(5, 5, 5)), 0);
    const tool = new Overlay3DTool<string>(viewer);
    tool.createOverlayCollection([{ position: new Vector3(), content: 'P-101' }]);
    const seen: string[] = [];
    tool.on('click', ({ targetOverlay }) => seen.push(`tool: ${targetOverlay.getContent()}`));
    viewer.on('click', () => seen.push('viewer'));
    await drawn(viewer);
    const mouse = pointer('mouse', viewer);
    const click = async (x: number, y: number) => {
      seen.splice(0);
      mouse.click(x, y);
      await clock.pass(1000);
      return [...seen].sort();
    };
    clock.hold();
    const beside = await click(30, 30);
    const free = await click(150, 150);
    const wall = new Mesh(new BoxGeometry(4, 4, 1));
    const { position } = viewer.cameraManager.getCameraState();
    wall.position.copy(position).multiplyScalar(0.3);
    wall.lookAt(position);
    viewer.addObject3D(wall);
    await clock.pass(1000);
    return { beside, free, covered: await click(150, 150) };
  },
});
