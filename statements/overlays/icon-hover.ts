import { Overlay3DTool } from '@cognite/reveal/tools';
import { Box3, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Overlay3DTool` fires `hover` on each pointer move over an icon, but not when the pointer leaves it. Its `htmlTextOverlay` is visible only over an icon, and only after `setTextOverlayVisible(true)`.',
  is: { beside: 0, over: 3, hidden: '0', shown: '1', left: '0', afterLeaving: 0, back: 1 },
  expect: { '3.0.2': lacks('Overlay3DTool'), '4.29.0': holds },
  run: async ({ newViewer, newElement, pointer, drawn }) => {
    const viewer = newViewer({ domElement: newElement(300, 300) });
    viewer.fitCameraToBoundingBox(new Box3(new Vector3(-5, -5, -5), new Vector3(5, 5, 5)), 0);
    const tool = new Overlay3DTool<string>(viewer);
    tool.createOverlayCollection([{ position: new Vector3(), content: 'P-101' }]);
    let count = 0;
    let label: HTMLElement | undefined;
    tool.on('hover', ({ htmlTextOverlay }) => {
      count += 1;
      label = htmlTextOverlay;
    });
    await drawn(viewer);
    const mouse = pointer('mouse', viewer);
    mouse.move(30, 30);
    const beside = count;
    for (const x of [149, 150, 151]) mouse.move(x, 150);
    const over = count;
    const hidden = label?.style.opacity;
    tool.setTextOverlayVisible(true);
    mouse.move(150, 150);
    const shown = label?.style.opacity;
    count = 0;
    mouse.move(30, 30);
    const left = label?.style.opacity;
    const afterLeaving = count;
    mouse.move(150, 150);
    return { beside, over, hidden, shown, left, afterLeaving, back: count };
  },
});
