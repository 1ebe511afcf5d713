import {
  Cognite3DViewer,
  isClassicPointCloudVolume,
  isDMPointCloudVolume,
  type DataSourceType,
} from '@cognite/reveal';
import GUI from 'lil-gui';
import { client, plant, pointCloud } from './project';

// `DataSourceType` allows models from both sources: by classic IDs, or by external ID and space.
const viewer = new Cognite3DViewer<DataSourceType>({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const scans = {
  'Data model': { revisionExternalId: 'cog_3d_revision_2003', revisionSpace: 'demo_plant' },
  Classic: pointCloud,
};
type Source = keyof typeof scans;

const cad = await viewer.addCadModel(plant);
let scan = await viewer.addPointCloudModel(scans['Data model']);
viewer.loadCameraFromModel(cad);

const panel = document.createElement('output');
panel.style.cssText =
  'position: absolute; left: 8px; bottom: 8px; padding: 8px; font: 14px/1.4 sans-serif; background: #fffd';
panel.textContent = 'Click something.';
document.body.append(panel);

/** Describes the object at a pixel by the IDs that its source provides. */
async function describe(x: number, y: number): Promise<string> {
  const hit = await viewer.getIntersectionFromPixel(x, y);
  if (hit === null) return 'Nothing there.';
  if (hit.type === 'cad') return `CAD model ${hit.model.modelId}, tree index ${hit.treeIndex}`;
  const { volumeMetadata } = hit;
  if (volumeMetadata === undefined) return 'A point that nobody marked.';
  // Each type guard narrows the type to one source, so that you can use that source's fields.
  if (isDMPointCloudVolume(volumeMetadata)) {
    const { volumeInstanceRef, assetRef } = volumeMetadata;
    return `Volume ${volumeInstanceRef.externalId}, asset ${assetRef?.externalId}`;
  }
  if (isClassicPointCloudVolume(volumeMetadata)) {
    const { annotationId, assetRef } = volumeMetadata;
    return `Annotation ${annotationId}, asset ${assetRef?.id}`;
  }
  return 'An object of an unknown source.';
}

viewer.on('click', async ({ offsetX, offsetY }) => {
  panel.textContent = await describe(offsetX, offsetY);
});

/** Loads the point cloud from a source, in place of the previous one. */
async function load(source: Source): Promise<void> {
  viewer.removeModel(scan);
  scan = await viewer.addPointCloudModel(scans[source]);
  panel.textContent = `${source}: ${scan.stylableObjectCount} objects. Click something.`;
}

const gui = new GUI({ title: 'Two sources' });
gui.add(cad, 'visible').name('CAD model');
gui
  .add({ source: 'Data model' as Source }, 'source', Object.keys(scans))
  .name('Point cloud')
  .onChange((source: Source) => {
    load(source).catch((error: unknown) => {
      panel.textContent = `Could not load the point cloud. ${String(error)}`;
    });
  });
