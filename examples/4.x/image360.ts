import { Cognite3DViewer } from '@cognite/reveal';
import GUI from 'lil-gui';
import { Vector3 } from 'three';
import { client, images, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
const overview = viewer.cameraManager.getCameraState();

// Adds an icon for each station. Users click an icon to enter a station, and press Escape to leave.
const collection = await viewer.add360ImageSet('events', images);
const stations = [...collection.image360Entities];
stations.sort((a, b) => a.id.localeCompare(b.id));

let walking = false;
async function walk(): Promise<void> {
  walking = true;
  for (const station of stations) {
    // Resolves when the camera reaches the station, which takes a second.
    await viewer.enter360Image(station);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    if (!walking) return;
  }
  viewer.exit360Image();
}

const caption = document.createElement('output');
caption.style.cssText =
  'position:absolute;left:12px;bottom:12px;padding:8px 12px;background:#fff;font:14px system-ui';
caption.hidden = true;
viewer.domElement.append(caption);

collection.on('image360Entered', async (image, revision) => {
  // Look horizontally toward the middle of the plant.
  const { position } = viewer.cameraManager.getCameraState();
  viewer.cameraManager.setCameraState({ position, target: new Vector3(0, position.y, 0) });
  caption.textContent = `${image.label}, ${revision.date?.toISOString().slice(0, 10)}`;
  caption.hidden = false;

  // Hide annotations. The style applies only to loaded annotations, so load them first.
  await revision.getAnnotations();
  collection.setDefaultAnnotationStyle({ visible: false });
});
collection.on('image360Exited', () => {
  walking = false;
  caption.hidden = true;
  // The viewer moves the camera to the station after this event, so restore the overview later.
  const { position, target } = overview;
  queueMicrotask(() => viewer.cameraManager.setCameraState({ position, target }));
});

const gui = new GUI({ title: '360 images' });
gui.add({ walk }, 'walk').name('Walk the stations');
gui.add({ leave: () => viewer.exit360Image() }, 'leave').name('Back to the model');
const style = { opacity: 1, icons: true };
gui
  .add(style, 'opacity', 0, 1, 0.05)
  .name('Photo opacity')
  .onChange((opacity: number) => collection.setImagesOpacity(opacity));
gui
  .add(style, 'icons')
  .name('Icons')
  .onChange((visible: boolean) => collection.setIconsVisibility(visible));
