import { Cognite3DViewer } from '@cognite/reveal';
import { HtmlOverlayTool, Overlay3DTool } from '@cognite/reveal/tools';
import GUI from 'lil-gui';
import { Color, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

interface Place {
  name: string;
  type: string;
  point: Vector3;
}

// All kinds of overlays use the same four points, each above a piece of equipment.
const places = await Promise.all(
  ['S-101', 'C-201', 'R-201', 'H-201'].map(async (Tag): Promise<Place> => {
    const { items } = await client.revisions3D.list3DNodes(plant.modelId, plant.revisionId, {
      properties: { General: { Tag } },
    });
    const { id, properties } = items[0]!;
    const box = await model.getBoundingBoxByNodeId(id);
    const point = box.getCenter(new Vector3()).setY(box.max.y + 1.5);
    return { name: Tag, type: properties?.General?.Type ?? '', point };
  }),
);

const note = document.createElement('p');
note.style.cssText =
  'position: absolute; left: 8px; bottom: 8px; margin: 0; padding: 8px; font: 14px/1.4 sans-serif; background: #fffd';
document.body.append(note);

function createLabel(text: string, background: string): HTMLElement {
  const label = document.createElement('div');
  label.className = 'label';
  label.textContent = text;
  label.style.cssText = `position: absolute; pointer-events: none; transform: translate(-50%, -100%); padding: 2px 8px;
    border-radius: 10px; font: 600 13px sans-serif; white-space: nowrap; color: #fff; background: ${background}`;
  return label;
}

/** Adds HTML elements, which the tool positions. Returns a function that removes the elements. */
function showHtml(): () => void {
  note.textContent = 'HTML elements, placed by the tool.';
  const tool = new HtmlOverlayTool(viewer);
  for (const { name, point } of places) tool.add(createLabel(name, '#0b5563'), point);
  return () => tool.dispose();
}

/** Adds icons, which the viewer draws. Hovering shows the name, and clicking also shows the type. */
function showIcons(): () => void {
  note.textContent = 'Icons, drawn by the viewer. Click one.';
  const tool = new Overlay3DTool<Place>(viewer);
  const color = new Color('#c2410c').convertLinearToSRGB();
  tool.createOverlayCollection(
    places.map((place) => ({ position: place.point, color, content: place })),
  );
  tool.on('hover', ({ targetOverlay, htmlTextOverlay }) => {
    htmlTextOverlay.textContent = targetOverlay.getContent().name;
    tool.setTextOverlayVisible(true); // only now, because the text was empty before
  });
  tool.on('click', ({ targetOverlay }) => {
    const { name, type } = targetOverlay.getContent();
    note.textContent = `${name}: ${type}`;
  });
  return () => {
    tool.setTextOverlayVisible(false); // dispose() keeps the text
    tool.dispose();
  };
}

/** Adds elements without a tool, and updates them after each frame. */
function showOwn(): () => void {
  note.textContent = 'HTML elements, placed and filled by the program.';
  const labels = places.map(() => createLabel('', '#5b2a86'));
  viewer.domElement.append(...labels);
  const update = () => {
    const { position } = viewer.cameraManager.getCameraState();
    labels.forEach((label, index) => {
      const { name, point } = places[index]!;
      const spot = viewer.worldToScreen(point, true);
      label.hidden = spot === null;
      if (spot === null) return;
      label.textContent = `${name}, ${position.distanceTo(point).toFixed(0)} m away`;
      label.style.left = `${spot.x * 100}%`;
      label.style.top = `${spot.y * 100}%`;
    });
  };
  viewer.on('sceneRendered', update);
  update();
  return () => {
    viewer.off('sceneRendered', update);
    for (const label of labels) label.remove();
  };
}

const ways = {
  HtmlOverlayTool: showHtml,
  Overlay3DTool: showIcons,
  'worldToScreen()': showOwn,
};
let clear = ways.Overlay3DTool();
const settings = { way: ways.Overlay3DTool };
new GUI({ title: 'Overlays' })
  .add(settings, 'way', ways)
  .name('Way')
  .onChange((show: () => () => void) => {
    clear();
    clear = show();
    viewer.requestRedraw();
  });
