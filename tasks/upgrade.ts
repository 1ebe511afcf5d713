import { demoNode, type Pixel, type Stage } from '../tests/tools';
import { isBackground } from './look';
import { defineTask, expect } from './task';

/** The program to upgrade, which uses release 3.3.0. */
const old = `
import { Cognite3DModel, Cognite3DViewer, THREE, TreeIndexNodeCollection } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor(new THREE.Color('#e8eef1'));

const model = await viewer.addModel(plant);
if (!(model instanceof Cognite3DModel)) throw new Error('The plant is not a CAD model.');

// The plant stands 10 m higher.
const lift = new THREE.Matrix4().makeTranslation(0, 10, 0);
model.setModelTransformation(lift.multiply(model.getModelTransformation()));
viewer.loadCameraFromModel(model);

// The reactor R-201 is orange.
const reactor = await model.getSubtreeTreeIndices(2136);
model.assignStyledNodeCollection(new TreeIndexNodeCollection(reactor), { color: [255, 128, 0] });

// A plane hides everything above 30 m.
viewer.setClippingPlanes([new THREE.Plane(new THREE.Vector3(0, -1, 0), 30)]);

// A click reports its place in the coordinates of the model in Cognite Data Fusion.
const status = document.createElement('div');
status.setAttribute('role', 'status');
document.body.append(status);
viewer.on('click', async ({ offsetX, offsetY }) => {
  const hit = await viewer.getIntersectionFromPixel(offsetX, offsetY, { pointIntersectionThreshold: 0.1 });
  if (hit === null) return;
  const { x, y, z } = model.mapPositionFromModelToCdfCoordinates(hit.point.clone());
  status.textContent = [x, y, z].map((value) => value.toFixed(2)).join(' ');
});
`;

/**
 * Returns a part with the bounding box that it has after the program raises the model by 10 m. The box is in CDF
 * coordinates.
 */
function lifted(name: string) {
  const node = demoNode(name);
  const { min, max } = node.boundingBox;
  const up = ([x = 0, y = 0, z = 0]: readonly number[]) => [x, y, z + 10];
  return { ...node, boundingBox: { min: up(min), max: up(max) } };
}

/** Clicks a place on the reactor. Throws unless the reported place is inside the reactor's box in CDF coordinates. */
async function expectReport(stage: Stage, place: Pixel): Promise<void> {
  await stage.click(place);
  const status = stage.frame.getByRole('status').first();
  const text = await stage.until('the place of a click in the element with the role "status"', () =>
    status.textContent(),
  );
  const point = text.split(' ').map(Number);
  const { min, max } = demoNode('R-201').boundingBox;
  const isIn = min.every((low, axis) => {
    const value = point[axis] ?? NaN;
    return value > low - 0.1 && value < (max[axis] ?? NaN) + 0.1;
  });
  const box = `${min.join(' ')} to ${max.join(' ')}`;
  expect(point.length === 3 && isIn, `a place in the box of R-201, ${box}`, text);
}

export default defineTask({
  name: 'upgrade',
  needs: 'CogniteCadModel',
  prompt: `The following program was written for @cognite/reveal 3.3.0. Upgrade it, so that it has the same effects as before: the colors on the screen, the position of the model, the clipping, and the reported coordinates.\n\n\`\`\`ts${old}\`\`\``,
  wrong: { from: '(0, -1, 0)', to: '(0, 1, 0)' },
  async judge(stage) {
    const corner = (await stage.picture()).colorAt([8, 8]);
    expect(isBackground(corner), 'a background of the color #e8eef1', corner);
    const reactor = lifted('R-201');
    await stage.lookAt(reactor);
    const place = await stage.placeOf(reactor).catch((cause: unknown) => {
      throw new Error('expected the reactor R-201, 10 m higher; seen: nothing of it', { cause });
    });
    const [red, green, blue] = (await stage.picture()).colorAt(place);
    const isOrange = green > 0.35 * red && green < 0.68 * red && blue < 0.3 * red;
    expect(isOrange, 'an orange reactor R-201', `(${red}, ${green}, ${blue})`);
    await expectReport(stage, place);
    // After the move, the top of column C-202 is at 30 m, and the top of C-201 is at 36 m.
    await stage.setCamera({ position: [-19, 45, 13], target: [-19, 33, -17.2] });
    const top = await stage.pick([320, 180]);
    expect((top?.point[1] ?? 0) < 30.1, 'nothing above 30 m', top?.point[1]);
    await stage.setCamera({ position: [-19, 25, 13], target: [-19, 25, -17.2] });
    const shell = await stage.pick([320, 180]);
    expect(shell !== undefined, 'the column C-201 below 30 m', 'nothing');
  },
});
