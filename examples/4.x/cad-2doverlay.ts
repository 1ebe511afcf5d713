import { Cognite3DViewer } from '@cognite/reveal';
import { HtmlOverlayTool } from '@cognite/reveal/tools';
import GUI from 'lil-gui';
import { Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

/**
 * Creates a label. The tool requires `position: absolute`. `pointer-events: none` lets clicks reach
 * the viewer.
 */
function createTag(text: string, background: string) {
  const tag = document.createElement('div');
  tag.className = 'tag';
  tag.textContent = text;
  tag.style.cssText = `position: absolute; pointer-events: none; transform: translate(-50%, -100%);
    padding: 2px 8px; border-radius: 10px; font: 600 12px system-ui; color: #fff; background: ${background}`;
  return tag;
}

// Label the nodes of these types. Each label needs a node's name and top center.
const types = ['Storage tank', 'Pressure sphere', 'Distillation column', 'Reactor', 'Fired heater'];
const tags: { name: string; top: Vector3 }[] = [];
for (const Type of types) {
  const { items } = await client.revisions3D.list3DNodes(plant.modelId, plant.revisionId, {
    properties: { General: { Type } },
  });
  // One request returns the boxes for all IDs, in the same order.
  const boxes = await model.getBoundingBoxesByNodeIds(items.map(({ id }) => id));
  boxes.forEach((box, index) => {
    const top = box.getCenter(new Vector3()).setY(box.max.y);
    tags.push({ name: items[index]!.name, top });
  });
}

const settings = { show: true, group: true };
let overlays: HtmlOverlayTool | undefined;

function showTags() {
  overlays?.dispose();
  overlays = new HtmlOverlayTool(
    viewer,
    settings.group
      ? {
          clusteringOptions: {
            mode: 'overlapInScreenSpace',
            createClusterElementCallback: (members) =>
              createTag(`${members.length} tags`, '#8a4b08'),
          },
        }
      : {},
  );
  if (settings.show)
    for (const { name, top } of tags) overlays.add(createTag(name, '#0b5563'), top);
  viewer.requestRedraw();
}

showTags();
const gui = new GUI();
gui.add(settings, 'show').name('Show tags').onChange(showTags);
gui.add(settings, 'group').name('Group overlapping').onChange(showTags);
