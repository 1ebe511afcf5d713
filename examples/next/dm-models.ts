import { Cognite3DViewer, type CogniteModel, type DataSourceType } from '@cognite/reveal';
import GUI from 'lil-gui';
import { client } from './project';

// In a data model, a revision is an instance with an external ID in a space.
const space = 'demo_plant';

// With this type argument, the viewer accepts an external ID and a space as well as classic IDs.
const viewer = new Cognite3DViewer<DataSourceType>({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const source = {
  type: 'view',
  space: 'cdf_cdm',
  externalId: 'Cognite3DRevision',
  version: 'v1',
} as const;

/** Returns the number at the end of an external ID such as `cog_3d_revision_2001`. */
function numberOf(externalId: string): number {
  const [digits] = /(?<=_)\d+$/.exec(externalId) ?? [];
  if (digits === undefined) throw new Error(`${externalId} doesn't end with a number.`);
  return Number(digits);
}

/** Adds a CAD model or a point cloud by its external ID. */
async function add(externalId: string): Promise<CogniteModel<DataSourceType>> {
  const { items } = await client.instances.query({
    with: { revision: { nodes: { filter: { instanceReferences: [{ space, externalId }] } } } },
    select: { revision: { sources: [{ source, properties: ['type', 'model3D'] }] } },
  });
  const [revision] = items.revision ?? [];
  if (revision === undefined) {
    throw new Error(`${space} has no ${externalId}, or you have no access to it.`);
  }
  const { type, model3D } = revision.properties!.cdf_cdm!['Cognite3DRevision/v1'] as unknown as {
    type: 'CAD' | 'PointCloud';
    model3D: { externalId: string };
  };
  if (type === 'PointCloud') {
    return viewer.addPointCloudModel({ revisionExternalId: externalId, revisionSpace: space });
  }
  // This release loads CAD models only by their classic IDs.
  return viewer.addCadModel({
    modelId: numberOf(model3D.externalId),
    revisionId: numberOf(externalId),
  });
}

const panel = document.createElement('output');
panel.style.cssText =
  'position: absolute; left: 8px; bottom: 8px; padding: 8px; font: 14px/1.4 sans-serif; background: #fffd';
panel.textContent = 'Choose a revision to add.';
document.body.append(panel);

/** Reports that a model failed to load. */
function say(error: unknown): void {
  panel.textContent = `Could not load the model. ${String(error)}`;
}

const [plant, scan] = await Promise.all([
  add('cog_3d_revision_2001'),
  add('cog_3d_revision_2003'),
]).catch((error: unknown) => {
  say(error);
  throw error;
});
viewer.loadCameraFromModel(plant);

/** Adds the chosen revision, and reports the result. */
async function addChosen(externalId: string): Promise<void> {
  if (externalId === '') return;
  const { type, modelId, revisionId } = await add(externalId);
  panel.textContent = `${externalId}: ${type}, model ${modelId}, revision ${revisionId}`;
}

const gui = new GUI({ title: 'Data model' });
gui.add(plant, 'visible').name('CAD model');
gui.add(scan, 'visible').name('Point cloud');
const more = { 'Metering skid': 'cog_3d_revision_2002', Missing: 'cog_3d_revision_7' };
gui
  .add({ more: '' }, 'more', { '–': '', ...more })
  .name('Add')
  .onChange((externalId: string) => {
    addChosen(externalId).catch(say);
  });
