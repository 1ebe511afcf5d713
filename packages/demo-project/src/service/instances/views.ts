/**
 * The part of Cognite's core data model that the viewer and the programs use. Containers store properties. A view shows
 * the properties of one or more containers.
 */

export interface InstanceRef {
  readonly space: string;
  readonly externalId: string;
}

interface Kinds {
  readonly text: string;
  readonly number: number;
  readonly flag: boolean;
  /** ISO 8601, as in CDF's responses. */
  readonly time: string;
  readonly relation: InstanceRef;
  readonly 'text[]': readonly string[];
  readonly 'number[]': readonly number[];
  readonly 'relation[]': readonly InstanceRef[];
}

export type Kind = keyof Kinds;
export type Value = Kinds[Kind];

/** Map from containers (`space/externalId`) to their properties. */
const containers = {
  'cdf_cdm/CogniteDescribable': { name: 'text', description: 'text', aliases: 'text[]' },
  'cdf_cdm/CogniteVisualizable': { object3D: 'relation' },
  'cdf_cdm/CogniteAsset': { parent: 'relation', root: 'relation' },
  'cdf_cdm/CogniteFile': { mimeType: 'text', isUploaded: 'flag' },
  'cdf_cdm/CogniteAnnotation': { confidence: 'number', status: 'text' },
  'cdf_cdm_3d/Cognite3DModel': { type: 'text' },
  'cdf_cdm_3d/Cognite3DRevision': {
    status: 'text',
    published: 'flag',
    type: 'text',
    model3D: 'relation',
  },
  'cdf_cdm_3d/CogniteCADRevision': { revisionId: 'number' },
  'cdf_cdm_3d/CognitePointCloudRevision': { revisionId: 'number' },
  'cdf_cdm_3d/Cognite3DObject': {},
  'cdf_cdm_3d/CogniteCADNode': {
    object3D: 'relation',
    model3D: 'relation',
    cadNodeReference: 'text',
    revisions: 'relation[]',
    treeIndexes: 'number[]',
    subTreeSizes: 'number[]',
  },
  'cdf_cdm_3d/CognitePointCloudVolume': {
    object3D: 'relation',
    model3D: 'relation',
    volumeReferences: 'text[]',
    revisions: 'relation[]',
    volumeType: 'text',
    volume: 'number[]',
    formatVersion: 'text',
  },
  'cdf_cdm_3d/Cognite3DTransformation': {
    translationX: 'number',
    translationY: 'number',
    translationZ: 'number',
    eulerRotationX: 'number',
    eulerRotationY: 'number',
    eulerRotationZ: 'number',
    scaleX: 'number',
    scaleY: 'number',
    scaleZ: 'number',
  },
  'cdf_cdm_3d/CogniteCubeMap': {
    front: 'relation',
    back: 'relation',
    left: 'relation',
    right: 'relation',
    top: 'relation',
    bottom: 'relation',
  },
  'cdf_cdm_3d/Cognite360Image': {
    collection360: 'relation',
    station360: 'relation',
    takenAt: 'time',
  },
  'cdf_cdm_3d/Cognite3DGroup': { groupType: 'text' },
  'cdf_cdm_3d/Cognite360ImageAnnotation': { polygon: 'number[]', formatVersion: 'text' },
} as const satisfies Record<string, Readonly<Record<string, Kind>>>;

type ContainerId = keyof typeof containers;

type ValuesOf<Properties> = {
  readonly [Name in keyof Properties]?: Properties[Name] extends Kind
    ? Kinds[Properties[Name]]
    : never;
};

/** An instance's values, by container. Contains only the containers in which the instance has data. */
export type InstanceData = {
  readonly [Id in ContainerId]?: ValuesOf<(typeof containers)[Id]>;
};

/** Version v1 of a view in the `cdf_cdm` space. */
interface View {
  readonly containers: readonly ContainerId[];
  /** Containers in which an instance must have data to belong to the view. */
  readonly required: readonly ContainerId[];
  /** Required value of an instance's `type` property. Only for views that share their containers with another view. */
  readonly type?: string;
}

const describable = 'cdf_cdm/CogniteDescribable';
const model = 'cdf_cdm_3d/Cognite3DModel';
const revision = 'cdf_cdm_3d/Cognite3DRevision';
const image = 'cdf_cdm_3d/Cognite360Image';

/** Creates a view that requires data only in its last container. */
function view(...own: readonly [ContainerId, ...ContainerId[]]): View {
  return { containers: own, required: own.slice(-1) };
}

const views = {
  CogniteDescribable: view(describable),
  CogniteVisualizable: view('cdf_cdm/CogniteVisualizable'),
  CogniteAsset: view(describable, 'cdf_cdm/CogniteVisualizable', 'cdf_cdm/CogniteAsset'),
  CogniteFile: view(describable, 'cdf_cdm/CogniteFile'),
  CogniteAnnotation: view(describable, 'cdf_cdm/CogniteAnnotation'),
  Cognite3DModel: view(describable, model),
  CogniteCADModel: { ...view(describable, model), type: 'CAD' },
  CognitePointCloudModel: { ...view(describable, model), type: 'PointCloud' },
  Cognite360ImageModel: { ...view(describable, model), type: 'Image360' },
  Cognite3DRevision: view(revision),
  CogniteCADRevision: view(revision, 'cdf_cdm_3d/CogniteCADRevision'),
  CognitePointCloudRevision: view(revision, 'cdf_cdm_3d/CognitePointCloudRevision'),
  Cognite360ImageCollection: { ...view(describable, revision), type: 'Image360' },
  Cognite3DObject: view(describable, 'cdf_cdm_3d/Cognite3DObject'),
  CogniteCADNode: view(describable, 'cdf_cdm_3d/CogniteCADNode'),
  CognitePointCloudVolume: view(describable, 'cdf_cdm_3d/CognitePointCloudVolume'),
  Cognite3DTransformation: view('cdf_cdm_3d/Cognite3DTransformation'),
  CogniteCubeMap: view('cdf_cdm_3d/CogniteCubeMap'),
  Cognite360Image: view('cdf_cdm_3d/Cognite3DTransformation', 'cdf_cdm_3d/CogniteCubeMap', image),
  Cognite360ImageStation: view(describable, 'cdf_cdm_3d/Cognite3DGroup'),
  Cognite360ImageAnnotation: view(
    describable,
    'cdf_cdm/CogniteAnnotation',
    'cdf_cdm_3d/Cognite360ImageAnnotation',
  ),
} as const satisfies Record<string, View>;

const viewSpace = 'cdf_cdm';
const viewVersion = 'v1';

interface Property {
  readonly container: ContainerId;
  readonly name: string;
  readonly kind: Kind;
}

function propertyOf(container: ContainerId, name: string): Property | undefined {
  const properties: Readonly<Record<string, Kind>> = containers[container];
  const kind = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return kind === undefined ? undefined : { container, name, kind };
}

type DataTest = (data: InstanceData) => boolean;

/** A view or container in a request. */
export interface Source {
  /** Key in responses. For a view, the key is `externalId/version`. For a container, it's the external ID. */
  readonly key: string;
  readonly space: string;
  readonly has: DataTest;
  readonly property: (name: string) => Property | undefined;
  readonly names: readonly string[];
}

/** Returns a container, or undefined if it doesn't exist. */
export function containerSource(space: string, externalId: string): Source | undefined {
  const id = `${space}/${externalId}`;
  if (!Object.hasOwn(containers, id)) return undefined;
  const container = id as ContainerId;
  return {
    key: externalId,
    space,
    has: (data) => data[container] !== undefined,
    property: (name) => propertyOf(container, name),
    names: Object.keys(containers[container]),
  };
}

/** Returns a view, or undefined if it doesn't exist. */
export function viewSource(space: string, externalId: string, version: string): Source | undefined {
  if (space !== viewSpace || version !== viewVersion || !Object.hasOwn(views, externalId)) {
    return undefined;
  }
  const found: View = views[externalId as keyof typeof views];
  return {
    key: `${externalId}/${version}`,
    space,
    has: (data) =>
      found.required.every((container) => data[container] !== undefined) &&
      (found.type === undefined || (data[model] ?? data[revision])?.type === found.type),
    property: (name) =>
      found.containers.map((container) => propertyOf(container, name)).find(Boolean),
    names: found.containers.flatMap((container) => Object.keys(containers[container])),
  };
}

/** Returns a property's value, or undefined if the instance doesn't have one. */
export function readValue(data: InstanceData, { container, name }: Property): Value | undefined {
  const values: Readonly<Record<string, Value>> = data[container] ?? {};
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
