import {
  Cognite3DViewer,
  type CoreDmImage360Annotation,
  type DMInstanceRef,
  type Image360Annotation,
} from '@cognite/reveal';
import type { TableExpressionFilterDefinition } from '@cognite/sdk';
import GUI from 'lil-gui';
import { Color } from 'three';
import { client } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const panel = document.createElement('output');
panel.style.cssText =
  'position:absolute;left:12px;bottom:12px;padding:8px 12px;background:#fff;font:14px system-ui';
panel.textContent = 'Click an outline.';
viewer.domElement.append(panel);

const images = { image360CollectionExternalId: 'image_collection_plant', space: 'demo_plant' };
// `source: 'cdm'` selects the core data model. Without it, the viewer queries an older schema.
const collection = await viewer
  .add360ImageSet('datamodels', { source: 'cdm', ...images })
  .catch((cause: unknown) => {
    panel.textContent = `${images.space} has no images in ${images.image360CollectionExternalId}, or you have no access to them.`;
    throw new Error(panel.textContent, { cause });
  });

const tags = ['C-201', 'E-205', 'K-301A', 'T-101'];
const source = {
  type: 'view',
  space: 'cdf_cdm',
  externalId: 'CogniteAsset',
  version: 'v1',
} as const;

/** Finds the assets that match a filter, with their names and descriptions. */
async function findAssets(filter: TableExpressionFilterDefinition) {
  const { items } = await client.instances.query({
    with: { assets: { nodes: { filter: { and: [{ hasData: [source] }, filter] } }, limit: 1000 } },
    select: { assets: { sources: [{ source, properties: ['name', 'description'] }] } },
  });
  return (items.assets ?? []).map(({ space, externalId, properties }) => {
    const { name = '', description = '' } = properties?.cdf_cdm?.['CogniteAsset/v1'] ?? {};
    return { ref: { space, externalId }, name: String(name), description: String(description) };
  });
}

let opened: Image360Annotation | undefined;

/** Marks an annotation and shows its linked asset. */
async function open(annotation: Image360Annotation): Promise<void> {
  opened?.setColor();
  opened = annotation;
  annotation.setColor(new Color('#d0509f'));
  viewer.requestRedraw();
  // The SDK declares a classic annotation here, but the core data model has its own type.
  const { assetRef } = annotation.annotation as unknown as CoreDmImage360Annotation;
  if (assetRef === undefined) return;
  const [asset] = await findAssets({ instanceReferences: [assetRef] });
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
async function find(assetRef: DMInstanceRef): Promise<void> {
  const [found] = await collection.findImageAnnotations({ assetRef });
  if (found === undefined) return;
  await viewer.enter360Image(found.image, found.revision);
  const { position } = viewer.cameraManager.getCameraState();
  viewer.cameraManager.setCameraState({ position, target: found.annotation.getCenter() });
  await open(found.annotation);
}

const assets = await findAssets({
  in: { property: ['cdf_cdm', 'CogniteAsset/v1', 'name'], values: tags },
});
const refs = new Map(assets.map(({ name, ref }) => [name, ref]));
const gui = new GUI({ title: 'Assets in photos' });
gui
  .add({ tag: 'E-205' }, 'tag', tags)
  .name('Show me')
  .onChange((tag: string) => {
    find(refs.get(tag)!).catch(say);
  });
gui
  .add({ visible: true }, 'visible')
  .name('Outlines')
  .onChange((visible: boolean) => collection.setDefaultAnnotationStyle({ visible }));

await find(refs.get('E-205')!);
