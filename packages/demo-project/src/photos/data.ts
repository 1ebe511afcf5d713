/** The 360 images as CDF stores them: an event per station, a file per face, and annotations linked to assets. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { annotation } from '../plant/annotations';
import { hull } from '../plant/kernel/hull';
import { normalize } from '../plant/kernel/math';
import { hashText } from '../plant/kernel/random';
import type { NumberedNode } from '../plant/number';
import { demoTime, type DemoAnnotation, type DemoAsset } from '../records';
import type { RayCaster } from '../plant/trace/caster';
import type { FaceName, Station } from './stations';
import {
  faceDirection,
  faceNames,
  firstVisit,
  photoName,
  secondVisit,
  stations,
  visitedTwice,
} from './stations';

export const siteId = 'plant';
export const siteName = 'Demo plant';

/** Edge length of icons, in pixels. The viewer shows icons while it loads the full images. */
const iconSize = 96;

/** A visit to a station. `number` starts at 1. `time` is in milliseconds since 1970. */
interface Visit {
  readonly number: number;
  readonly time: number;
}

export const visitsOf = (station: Station): readonly Visit[] => [
  { number: 1, time: firstVisit },
  ...(station.id === visitedTwice ? [{ number: 2, time: secondVisit }] : []),
];

const photoFileId = (station: string, visit: number, face: FaceName): number =>
  8_000_000_000 + hashText(photoName(station, visit, face));

const millimeters = (value: number): string => String(Math.round(value * 1000));

/**
 * Returns the events that contain the station positions. Each event specifies a rotation of 90°, and the viewer adds
 * another 90° by default. The resulting half turn makes the front face point north.
 */
export function stationEvents(): unknown[] {
  return stations.map(({ id, name, position }) => ({
    id: 6_000_000_000 + hashText(id),
    externalId: `360-${id}`,
    type: 'scan',
    description: `360 image: ${name}`,
    startTime: firstVisit,
    metadata: {
      site_id: siteId,
      site_name: siteName,
      station_id: id,
      station_name: name,
      rotation_angle: '90',
      rotation_axis: '0,0,1',
      translation: position.map(millimeters).join(','),
    },
    createdTime: demoTime,
    lastUpdatedTime: demoTime,
  }));
}

/** Returns the file records of all faces. */
export function photoFiles(): unknown[] {
  return stations.flatMap((station) =>
    visitsOf(station).flatMap(({ number, time }) =>
      faceNames.map((face) => ({
        id: photoFileId(station.id, number, face),
        externalId: photoName(station.id, number, face),
        name: photoName(station.id, number, face),
        mimeType: 'image/jpeg',
        source: 'demo',
        metadata: {
          site_id: siteId,
          site_name: siteName,
          station_id: station.id,
          station_name: station.name,
          face,
          timestamp: String(time),
          image_type: 'cubemap',
        },
        uploaded: true,
        uploadedTime: demoTime,
        createdTime: demoTime,
        lastUpdatedTime: demoTime,
      })),
    ),
  );
}

/**
 * Returns a map from paths to the images and their icons. Paths are relative to the demo data's root. Throws if an
 * image is missing.
 */
export async function photoContents(): Promise<Map<string, Uint8Array>> {
  const contents = new Map<string, Uint8Array>();
  for (const station of stations) {
    for (const { number } of visitsOf(station)) {
      for (const face of faceNames) {
        const file = path.join(__dirname, 'images', photoName(station.id, number, face));
        if (!fs.existsSync(file))
          throw new Error(`${file} is missing. Run \`npx tsx scripts/demoPhotos.ts\`.`);
        const photo = fs.readFileSync(file);
        const id = photoFileId(station.id, number, face);
        contents.set(`files/${id}.jpg`, photo);
        const icon = await sharp(photo)
          .resize(iconSize)
          .png({ palette: true, quality: 80 })
          .toBuffer();
        contents.set(`files/${id}.png`, icon);
      }
    }
  }
  return contents;
}

/** Number of rays along each edge of a face. The rays find visible objects. */
const grid = 56;
/** Minimum number of grid cells that an object must cover to be annotated. */
const fewestCells = 14;
const farthest = 32;

type Point = readonly [number, number];

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** Pipelines don't count as equipment. */
function equipmentTag(
  node: NumberedNode | undefined,
  nodes: readonly NumberedNode[],
): string | undefined {
  for (let at = node; at !== undefined; at = nodes[at.parent]) {
    if (at.depth === 3)
      return at.tag !== undefined && at.discipline !== 'Piping' ? at.tag : undefined;
  }
  return undefined;
}

function outlinesOnFace(
  station: Station,
  face: FaceName,
  nodes: readonly NumberedNode[],
  caster: RayCaster,
): Map<string, Point[]> {
  const corners = new Map<string, Point[]>();
  const cells = new Map<string, number>();
  for (let row = 0; row < grid; row++) {
    for (let column = 0; column < grid; column++) {
      const direction = normalize(faceDirection(face, (column + 0.5) / grid, (row + 0.5) / grid));
      const hit = caster.cast(station.position, direction, 0.1, farthest);
      const tag = hit === undefined ? undefined : equipmentTag(nodes[hit.owner], nodes);
      if (tag === undefined) continue;
      const list = corners.get(tag) ?? [];
      for (const [dx, dy] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const)
        list.push([(column + dx) / grid, (row + dy) / grid]);
      corners.set(tag, list);
      cells.set(tag, (cells.get(tag) ?? 0) + 1);
    }
  }
  return new Map(
    [...corners]
      .filter(([tag]) => (cells.get(tag) ?? 0) >= fewestCells)
      .map(([tag, points]) => [tag, hull(points, 1e-12)]),
  );
}

/** Returns the annotations for one visit. Every third annotation on a face is a box. The others are polygons. */
export function photoAnnotations(
  station: Station,
  visit: number,
  nodes: readonly NumberedNode[],
  caster: RayCaster,
  assets: readonly DemoAsset[],
): DemoAnnotation[] {
  const assetIds = new Map(assets.map((asset) => [asset.externalId, asset.id]));
  return faceNames.flatMap((face) => {
    const fileId = photoFileId(station.id, visit, face);
    return [...outlinesOnFace(station, face, nodes, caster)].map(([tag, outline], index) => {
      const id = assetIds.get(tag);
      if (id === undefined) throw new Error(`Asset ${tag} doesn't exist.`);
      const xs = outline.map(([x]) => x);
      const ys = outline.map(([, y]) => y);
      const region = {
        xMin: round(Math.min(...xs)),
        xMax: round(Math.max(...xs)),
        yMin: round(Math.min(...ys)),
        yMax: round(Math.max(...ys)),
      };
      const objectRegion =
        index % 3 === 2
          ? { boundingBox: region }
          : { polygon: { vertices: outline.map(([x, y]) => ({ x: round(x), y: round(y) })) } };
      return annotation('file', fileId, 'images.AssetLink', `${fileId}:${tag}`, {
        text: tag,
        textRegion: region,
        objectRegion,
        assetRef: { id, externalId: tag },
        confidence: 1,
      });
    });
  });
}
