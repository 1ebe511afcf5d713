import { Cognite3DViewer, type Image360Annotation } from '@cognite/reveal';
import GUI from 'lil-gui';
import { Color } from 'three';
import { client, images } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const collection = await viewer.add360ImageSet('events', images);

const panel = document.createElement('output');
panel.style.cssText =
  'position:absolute;left:12px;bottom:12px;padding:8px 12px;background:#fff;font:14px system-ui';
panel.textContent = 'Click an outline.';
viewer.domElement.append(panel);

let opened: Image360Annotation | undefined;

/** Marks an annotation and shows its linked asset. */
async function open(annotation: Image360Annotation): Promise<void> {
  opened?.setColor(); // restores the default color
  opened = annotation;
  annotation.setColor(new Color('#d0509f'));
  viewer.requestRedraw();
  const { data } = annotation.annotation;
  if (!('assetRef' in data) || data.assetRef?.id === undefined) return;
  const [asset] = await client.assets.retrieve([{ id: data.assetRef.id }]);
  panel.textContent = `${asset?.name}, ${asset?.description}`;
}

async function react(x: number, y: number): Promise<void> {
  const hit = await viewer.get360AnnotationIntersectionFromPixel(x, y);
  if (hit !== null) await open(hit.annotation);
}

/** Reports that a request for an image or an asset failed. */
function say(error: unknown): void {
  panel.textContent = `Could not show the asset. ${String(error)}`;
}

viewer.on('click', ({ offsetX, offsetY }) => {
  react(offsetX, offsetY).catch(say);
});

// In the other direction, find a photo of an asset.
async function find(id: number): Promise<void> {
  const [found] = await collection.findImageAnnotations({ assetRef: { id } });
  if (found === undefined) return;
  await viewer.enter360Image(found.image, found.revision);
  const { position } = viewer.cameraManager.getCameraState();
  viewer.cameraManager.setCameraState({ position, target: found.annotation.getCenter() });
  await open(found.annotation);
}

const tags = ['C-201', 'E-205', 'K-301A', 'T-101'];
const assets = await client.assets.retrieve(tags.map((externalId) => ({ externalId })));
const ids = Object.fromEntries(assets.map(({ name, id }) => [name, id]));
const gui = new GUI({ title: 'Assets in photos' });
gui
  .add({ id: ids['E-205'] }, 'id', ids)
  .name('Show me')
  .onChange((id: number) => {
    find(id).catch(say);
  });
gui
  .add({ visible: true }, 'visible')
  .name('Outlines')
  .onChange((visible: boolean) => collection.setDefaultAnnotationStyle({ visible }));

await find(ids['E-205']!);
