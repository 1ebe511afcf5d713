/**
 * The demo project as a core data model. When a program first queries instances, they are created from the tables of
 * the classic resources. Therefore, instances always match the tables, and downloads contain only the tables.
 */
import type { DemoData } from '../data';
import type { DemoAnnotation, DemoAsset, DemoFile, DemoMapping } from '../../records';
import { imageAnnotations, imageNodes } from './images';
import { indexInstances, type Instances, type NodeInstance } from './instance';
import { assetRef, cadNodeRef, fileRef, modelRef, objectRef, revisionRef, volumeRef } from './refs';
import type { InstanceData, InstanceRef } from './views';

function node(ref: InstanceRef, data: InstanceData): NodeInstance {
  return { instanceType: 'node', ...ref, data };
}

const modelTypes: Readonly<Record<string, 'CAD' | 'PointCloud'>> = {
  'gltf-directory': 'CAD',
  'ept-pointcloud': 'PointCloud',
};

function modelNodes({ models, revisions }: DemoData): NodeInstance[] {
  return revisions.flatMap(({ modelId, revision, outputs }) => {
    const type = outputs.map(({ format }) => modelTypes[format]).find(Boolean);
    if (type === undefined) return [];
    const name = models.find(({ id }) => id === modelId)?.name ?? '';
    const number = { revisionId: revision.id };
    return [
      node(modelRef(modelId), {
        'cdf_cdm/CogniteDescribable': { name },
        'cdf_cdm_3d/Cognite3DModel': { type },
      }),
      node(revisionRef(revision.id), {
        'cdf_cdm_3d/Cognite3DRevision': {
          status: revision.status,
          published: revision.published,
          type,
          model3D: modelRef(modelId),
        },
        ...(type === 'CAD'
          ? { 'cdf_cdm_3d/CogniteCADRevision': number }
          : { 'cdf_cdm_3d/CognitePointCloudRevision': number }),
      }),
    ];
  });
}

function assetNodes(assets: readonly DemoAsset[], visible: ReadonlySet<number>): NodeInstance[] {
  return assets.flatMap(({ id, name, description, externalId, parentId, rootId }) => {
    const has3D = visible.has(id);
    return [
      node(assetRef(id), {
        'cdf_cdm/CogniteDescribable': {
          name,
          ...(description === undefined ? {} : { description }),
          ...(externalId === undefined ? {} : { aliases: [externalId] }),
        },
        'cdf_cdm/CogniteAsset': {
          root: assetRef(rootId),
          ...(parentId === undefined ? {} : { parent: assetRef(parentId) }),
        },
        ...(has3D ? { 'cdf_cdm/CogniteVisualizable': { object3D: objectRef(id) } } : {}),
      }),
      ...(has3D
        ? [
            node(objectRef(id), {
              'cdf_cdm/CogniteDescribable': { name },
              'cdf_cdm_3d/Cognite3DObject': {},
            }),
          ]
        : []),
    ];
  });
}

function cadNodes(
  modelId: number,
  revisionId: number,
  mappings: readonly DemoMapping[],
): NodeInstance[] {
  return mappings.map(({ assetId, nodeId, treeIndex, subtreeSize }) =>
    node(cadNodeRef(assetId, nodeId), {
      'cdf_cdm/CogniteDescribable': {},
      'cdf_cdm_3d/CogniteCADNode': {
        object3D: objectRef(assetId),
        model3D: modelRef(modelId),
        cadNodeReference: String(nodeId),
        revisions: [revisionRef(revisionId)],
        treeIndexes: [treeIndex],
        subTreeSizes: [subtreeSize],
      },
    }),
  );
}

interface Shape {
  readonly box?: { readonly matrix: readonly number[] };
  readonly cylinder?: {
    readonly centerA: readonly number[];
    readonly centerB: readonly number[];
    readonly radius: number;
  };
}

function volumeOf({ box, cylinder }: Shape): {
  readonly volumeType: 'Box' | 'Cylinder';
  readonly volume: readonly number[];
} {
  if (box !== undefined) return { volumeType: 'Box', volume: box.matrix };
  const { centerA = [], centerB = [], radius = 0 } = cylinder ?? {};
  return { volumeType: 'Cylinder', volume: [...centerA, ...centerB, radius] };
}

function assetOf({ data }: DemoAnnotation): number | undefined {
  return 'assetRef' in data ? data.assetRef?.id : undefined;
}

function volumeNodes(
  { revisions }: DemoData,
  annotations: readonly DemoAnnotation[],
): NodeInstance[] {
  return annotations.flatMap((annotation) => {
    const { id, annotatedResourceId: modelId, annotatedResourceType, data } = annotation;
    const asset = assetOf(annotation);
    if (annotatedResourceType === 'file' || asset === undefined || !('region' in data)) return [];
    const own = revisions.filter((one) => one.modelId === modelId);
    return (data.region as readonly Shape[]).map((shape, index) =>
      node(volumeRef(index, id), {
        'cdf_cdm/CogniteDescribable': {},
        'cdf_cdm_3d/CognitePointCloudVolume': {
          object3D: objectRef(asset),
          model3D: modelRef(modelId),
          volumeReferences: own.map(() => String(id)),
          revisions: own.map(({ revision }) => revisionRef(revision.id)),
          ...volumeOf(shape),
          formatVersion: '1.0.0',
        },
      }),
    );
  });
}

function fileNodes(files: readonly DemoFile[]): NodeInstance[] {
  return files.map(({ id, name, mimeType, uploaded }) =>
    node(fileRef(id), {
      'cdf_cdm/CogniteDescribable': { name },
      'cdf_cdm/CogniteFile': {
        isUploaded: uploaded,
        ...(mimeType === undefined ? {} : { mimeType }),
      },
    }),
  );
}

/** Creates the instances. Reads all tables, except the tables of CAD nodes. */
export async function createInstances(data: DemoData): Promise<Instances> {
  const [assets, annotations, events, files, ...mappings] = await Promise.all([
    data.assets(),
    data.annotations(),
    data.events(),
    data.files(),
    ...data.revisions.map(async ({ modelId, revision }) => ({
      modelId,
      revisionId: revision.id,
      items: await data.mappings(revision.id),
    })),
  ]);
  const visible = new Set([
    ...mappings.flatMap(({ items }) => items.map(({ assetId }) => assetId)),
    ...annotations.flatMap((annotation) => assetOf(annotation) ?? []),
  ]);
  return indexInstances([
    ...modelNodes(data),
    ...assetNodes(assets, visible),
    ...mappings.flatMap(({ modelId, revisionId, items }) => cadNodes(modelId, revisionId, items)),
    ...volumeNodes(data, annotations),
    ...fileNodes(files),
    ...imageNodes(events, files),
    ...imageAnnotations(annotations, events, files),
  ]);
}
