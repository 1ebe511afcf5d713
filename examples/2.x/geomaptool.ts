import { Cognite3DViewer, THREE } from '@cognite/reveal';
import { GeomapTool, MapProviders } from '@cognite/reveal/tools';
import GUI from 'lil-gui';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

// Add the model first, because the tool places the map at the model's bottom.
await viewer.addModel(plant);
viewer.setCameraPosition(new THREE.Vector3(-48, 100, 75));
viewer.setCameraTarget(new THREE.Vector3(0, 0, 0));

// Location of the scene's origin, in degrees.
const place = { latitude: 0.001, longitude: 0.001 };
const showMap = () =>
  new GeomapTool(viewer, { provider: MapProviders.OpenStreetMap, latlong: { ...place } });
let map: GeomapTool | undefined = showMap();

// You can't move or hide a map. Instead, dispose it and create another one.
const settings = { visible: true };
function update(): void {
  map?.dispose();
  map = settings.visible ? showMap() : undefined;
}

// At the equator, 0.001 degrees are 111 meters.
const gui = new GUI({ title: 'Map' });
gui.add(settings, 'visible').name('Show').onChange(update);
gui.add(place, 'latitude', -0.004, 0.006, 0.0005).name('Latitude').onFinishChange(update);
gui.add(place, 'longitude', -0.004, 0.006, 0.0005).name('Longitude').onFinishChange(update);
