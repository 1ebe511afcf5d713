import { Cognite3DViewer } from '@cognite/reveal';
import GUI from 'lil-gui';
import { Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.cameraManager.setCameraState({
  position: new Vector3(28, 13, -38),
  target: new Vector3(3, 11, -12),
});

// Label the nodes of these types. Each label needs a node's name and top center.
const tags: { name: string; top: Vector3 }[] = [];
for (const Type of ['Distillation column', 'Reactor', 'Fired heater']) {
  const { items } = await client.revisions3D.list3DNodes(plant.modelId, plant.revisionId, {
    properties: { General: { Type } },
  });
  const boxes = await model.getBoundingBoxesByNodeIds(items.map(({ id }) => id));
  boxes.forEach((box, index) => {
    const top = box.getCenter(new Vector3()).setY(box.max.y);
    tags.push({ name: items[index]!.name, top });
  });
}

/** Draws text in a box, with a line down to the point (x, y). */
function drawLabel(context: CanvasRenderingContext2D, text: string, x: number, y: number): void {
  // Scale the text with the image, so that it's readable at any size.
  const size = context.canvas.width / 40;
  context.font = `600 ${size}px system-ui, sans-serif`;
  const width = context.measureText(text).width + size;
  context.fillStyle = '#0b5563';
  context.fillRect(x - size / 12, y - size, size / 6, size);
  context.fillRect(x - width / 2, y - 2.6 * size, width, 1.6 * size);
  context.fillStyle = '#fff';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, x, y - 1.8 * size);
}

/** Captures the view and adds labels and a note. Returns a URL for `<img>`, and the labels' names. */
async function annotate(note: string): Promise<{ url: string; names: string[] }> {
  // Use the viewer's aspect ratio. Otherwise, labels would be misplaced.
  const { clientWidth, clientHeight } = viewer.domElement;
  const [width, height] = [2 * clientWidth, 2 * clientHeight];
  // Calculate the positions before the first `await`, because the camera might move.
  const places = tags.map(({ name, top }) => ({ name, spot: viewer.worldToScreen(top, true) }));
  const image = new Image();
  image.src = await viewer.getScreenshot(width, height, false);
  await image.decode();

  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0);
  const names: string[] = [];
  for (const { name, spot } of places) {
    if (spot === null) continue;
    drawLabel(context, name, spot.x * width, spot.y * height);
    names.push(name);
  }
  // The note doesn't need a line, so draw it at the lower edge, where its line is outside the image.
  if (note !== '') drawLabel(context, note, width / 2, height + width / 40);
  return { url: canvas.toDataURL('image/png'), names };
}

const figure = document.createElement('figure');
figure.style.cssText = `position: absolute; left: 8px; bottom: 8px; width: 62%; margin: 0; padding: 6px;
  font: 14px/1.4 sans-serif; background: #fff; box-shadow: 0 1px 8px #0008`;
figure.hidden = true;
const shot = document.createElement('img');
shot.style.cssText = 'display: block; width: 100%';
const caption = document.createElement('figcaption');
caption.setAttribute('role', 'status');
figure.append(shot, caption);
document.body.append(figure);

const settings = { note: 'Inspect in May' };
async function take(): Promise<void> {
  try {
    const { url, names } = await annotate(settings.note);
    shot.src = url;
    shot.alt = `The plant with labels on ${names.join(', ') || 'nothing'}. ${settings.note}`;
    caption.textContent = `${names.length} labels`;
  } catch (error) {
    caption.textContent = `No screenshot. ${String(error)}`;
  }
  figure.hidden = false;
}

const gui = new GUI({ title: 'Screenshot', width: 240 });
gui.add(settings, 'note').name('Note');
gui.add({ take }, 'take').name('Take screenshot');
gui.add({ close: () => (figure.hidden = true) }, 'close').name('Close screenshot');
