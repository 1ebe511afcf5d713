/** The 360 images as instances. Each site is a collection, each event is a station, and each visit is an image. */
import type { DemoAnnotation, DemoEvent, DemoFile } from '../../records';
import { faceDirection, faceNames, type FaceName } from '../../photos/stations';
import type { EdgeInstance, NodeInstance } from './instance';
import {
  annotationRef,
  collectionRef,
  demoSpace,
  fileRef,
  imageModelRef,
  imageRef,
  objectRef,
  stationRef,
} from './refs';
import type { InstanceData } from './views';

const millimeters = 1000;

/** A visit to a station. The files of different visits to the same station have different times. */
interface Visit {
  readonly time: string;
  readonly stationId: string;
  readonly files: ReadonlyMap<FaceName, DemoFile>;
}

function isFace(name: string | undefined): name is FaceName {
  return faceNames.some((face) => face === name);
}

function visitsOf(files: readonly DemoFile[]): Visit[] {
  const visits = new Map<string, Visit & { readonly files: Map<FaceName, DemoFile> }>();
  for (const file of files) {
    const { station_id: stationId, face, timestamp: time = '0' } = file.metadata ?? {};
    if (stationId === undefined || !isFace(face)) continue;
    const key = `${time} ${stationId}`;
    const visit = visits.get(key) ?? { time, stationId, files: new Map<FaceName, DemoFile>() };
    visits.set(key, visit);
    visit.files.set(face, file);
  }
  return [...visits.values()];
}

/**
 * Returns the rotation of an event's image around the vertical axis, in radians. The rotation includes a quarter turn,
 * which the viewer adds to images from events but not to images from a data model.
 */
function turnOf({ metadata = {} }: DemoEvent): number {
  if (metadata.rotation_axis !== '0,0,1') {
    throw new Error(`The image of station ${metadata.station_id} isn't upright.`);
  }
  return (Number(metadata.rotation_angle) * Math.PI) / 180 + Math.PI / 2;
}

const upright = { scaleX: 1, scaleY: 1, scaleZ: 1, eulerRotationX: 0, eulerRotationY: 0 };

function node(
  ref: { readonly space: string; readonly externalId: string },
  data: InstanceData,
): NodeInstance {
  return { instanceType: 'node', ...ref, data };
}

/** Returns the collections, along with their stations and images. */
export function imageNodes(
  events: readonly DemoEvent[],
  files: readonly DemoFile[],
): NodeInstance[] {
  const scans = events.filter(({ metadata }) => metadata?.station_id !== undefined);
  const sites = new Map(
    scans.map(({ metadata = {} }) => [metadata.site_id ?? '', metadata.site_name ?? '']),
  );
  const byStation = new Map(scans.map((event) => [event.metadata?.station_id, event]));
  return [
    ...[...sites].flatMap(([siteId, name]) => [
      node(imageModelRef(siteId), {
        'cdf_cdm/CogniteDescribable': { name },
        'cdf_cdm_3d/Cognite3DModel': { type: 'Image360' },
      }),
      node(collectionRef(siteId), {
        'cdf_cdm/CogniteDescribable': { name },
        'cdf_cdm_3d/Cognite3DRevision': {
          status: 'Done',
          published: true,
          type: 'Image360',
          model3D: imageModelRef(siteId),
        },
      }),
    ]),
    ...scans.map(({ metadata = {} }) =>
      node(stationRef(metadata.station_id ?? ''), {
        'cdf_cdm/CogniteDescribable': { name: metadata.station_name ?? '' },
        'cdf_cdm_3d/Cognite3DGroup': { groupType: 'Station360' },
      }),
    ),
    ...visitsOf(files).flatMap((visit) => {
      const event = byStation.get(visit.stationId);
      return event === undefined ? [] : [imageNode(visit, event)];
    }),
  ];
}

function imageNode({ time, stationId, files }: Visit, event: DemoEvent): NodeInstance {
  const { metadata = {} } = event;
  const [x = 0, y = 0, z = 0] = (metadata.translation ?? '')
    .split(',')
    .map((value) => Number(value) / millimeters);
  return node(imageRef(time, stationId), {
    'cdf_cdm_3d/Cognite3DTransformation': {
      ...upright,
      translationX: x,
      translationY: y,
      translationZ: z,
      eulerRotationZ: turnOf(event),
    },
    'cdf_cdm_3d/CogniteCubeMap': Object.fromEntries(
      [...files].map(([face, { id }]) => [face, fileRef(id)]),
    ),
    'cdf_cdm_3d/Cognite360Image': {
      collection360: collectionRef(metadata.site_id ?? ''),
      station360: stationRef(stationId),
      takenAt: new Date(Number(time)).toISOString(),
    },
  });
}

/** A corner of an outline on a face. `x` ranges from 0 (left) to 1, and `y` from 0 (top) to 1. */
interface Corner {
  readonly x: number;
  readonly y: number;
}

function outlineOf({ data }: DemoAnnotation): readonly Corner[] {
  if (!('objectRegion' in data)) return [];
  const region: {
    readonly polygon?: { readonly vertices: readonly Corner[] } | undefined;
    readonly boundingBox?:
      | {
          readonly xMin: number;
          readonly xMax: number;
          readonly yMin: number;
          readonly yMax: number;
        }
      | undefined;
  } = data.objectRegion ?? {};
  const { polygon, boundingBox: box } = region;
  if (polygon !== undefined) return polygon.vertices;
  if (box === undefined) return [];
  return [
    { x: box.xMin, y: box.yMin },
    { x: box.xMin, y: box.yMax },
    { x: box.xMax, y: box.yMax },
    { x: box.xMax, y: box.yMin },
  ];
}

/**
 * Returns a corner's direction in the format of annotations: phi and theta of three.js's `Spherical`, in radians. The
 * direction is relative to the image, whose rotation around the vertical axis is `turn`.
 */
function anglesOf(face: FaceName, { x, y }: Corner, turn: number): [number, number] {
  const [east, north, up] = faceDirection(face, x, y);
  const right = Math.cos(turn) * east + Math.sin(turn) * north;
  const ahead = Math.cos(turn) * north - Math.sin(turn) * east;
  return [Math.acos(ahead / Math.hypot(east, north, up)), Math.atan2(right, up)];
}

/** Returns the annotations of images. Each is an edge from an asset's 3D object to an image. */
export function imageAnnotations(
  annotations: readonly DemoAnnotation[],
  events: readonly DemoEvent[],
  files: readonly DemoFile[],
): EdgeInstance[] {
  const byStation = new Map(events.map((event) => [event.metadata?.station_id, event]));
  const faces = new Map(
    visitsOf(files).flatMap((visit) =>
      [...visit.files].map(([face, { id }]) => [id, { face, visit }] as const),
    ),
  );
  return annotations.flatMap((annotation): EdgeInstance[] => {
    const place = faces.get(annotation.annotatedResourceId);
    const { data } = annotation;
    const asset = 'assetRef' in data ? data.assetRef?.id : undefined;
    const event = byStation.get(place?.visit.stationId);
    const outline = outlineOf(annotation);
    const ofFile = annotation.annotatedResourceType === 'file';
    if (!ofFile || !place || !event || asset === undefined || outline.length === 0) return [];
    const turn = turnOf(event);
    return [
      {
        instanceType: 'edge',
        ...annotationRef(annotation.id),
        type: { space: demoSpace, externalId: 'image_annotation' },
        startNode: objectRef(asset),
        endNode: imageRef(place.visit.time, place.visit.stationId),
        data: {
          'cdf_cdm/CogniteDescribable': { name: 'text' in data ? String(data.text) : '' },
          'cdf_cdm/CogniteAnnotation': { confidence: 1, status: 'Approved' },
          'cdf_cdm_3d/Cognite360ImageAnnotation': {
            polygon: outline.flatMap((corner) => anglesOf(place.face, corner, turn)),
            formatVersion: '1.0.1',
          },
        },
      },
    ];
  });
}
