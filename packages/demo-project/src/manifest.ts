/**
 * Schema of `.generated/demo/manifest.json`, which describes the generated demo data.
 * `src/plugins/demoData/generate.ts` writes the manifest. This module doesn't import Node modules, because the browser
 * also loads it.
 */

import type { DemoNode } from './records';

export interface StoredFile {
  readonly bytes: number;
  /** Size in bytes with gzip compression. Readers download the compressed file. */
  readonly gzipBytes: number;
  readonly contentType: string;
}

export interface ManifestModel {
  readonly modelId: number;
  readonly revisionId: number;
  readonly name: string;
  /** Format of the revision's output, as CDF lists it. */
  readonly format: 'gltf-directory' | 'ept-pointcloud';
  readonly formatVersion: number;
  /** ID of the output's blob. The blob's files are below `3d/{blobId}/`, relative to the manifest's root. */
  readonly blobId: number;
  /** Bounding box of the whole model in CDF coordinates (Z up, meters). */
  readonly boundingBox: Box;
  /** Number of nodes (CAD) or points (point clouds). */
  readonly size: number;
  /** Number of asset mappings (CAD). With this number, a revision can be described without loading its mappings. */
  readonly assetMappingCount: number;
  /** Files that the viewer needs for its first picture, relative to the root. */
  readonly files: readonly string[];
}

export interface Box {
  readonly min: readonly [number, number, number];
  readonly max: readonly [number, number, number];
}

export interface DemoStation {
  readonly stationId: string;
  readonly name: string;
  /** Camera position in CDF coordinates, in meters. */
  readonly position: readonly [number, number, number];
  /** 2 if the station was photographed twice. Otherwise, 1. */
  readonly revisions: number;
}

export interface DemoManifest {
  readonly project: 'demo';
  /** Folder of the data, relative to the site's base path. The name contains a content hash: `demo/3fa9…`. */
  readonly root: string;
  readonly models: readonly ManifestModel[];
  /**
   * Tables of the demo service: JSON files, relative to the root. `nodes` maps revision IDs to files in the compact
   * format of {@link PackedNodes}. The other tables contain items in the format of CDF's responses.
   */
  readonly tables: {
    readonly nodes: Readonly<Record<string, string>>;
    /** A file of asset mappings for each revision ID. Each mapping is a `{nodeId, assetId, treeIndex, subtreeSize}`. */
    readonly mappings: Readonly<Record<string, string>>;
    readonly assets: string;
    readonly annotations: string;
    readonly events: string;
    readonly files: string;
  };
  readonly site: {
    readonly siteId: string;
    readonly name: string;
    readonly stations: readonly DemoStation[];
  };
  /**
   * All files, relative to the root. A CDF file with ID `id` is stored as `files/{id}.jpg` if it's a face. The icon of
   * the face is `files/{id}.png`.
   */
  readonly files: Readonly<Record<string, StoredFile>>;
  /** Top view of the plant, an SVG file relative to the root. */
  readonly map: string;
}

/** Property values of a node by category, as in CDF's responses. */
export type NodeProperties = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Nodes of a CAD revision in a compact format, in tree index order. Use `unpackNodes` to unpack them. */
export interface PackedNodes {
  readonly revisionId: number;
  /** Node IDs. Unlike tree indices, they don't start at 0. */
  readonly ids: readonly number[];
  /** Tree index of each node's parent, or -1 for the root. Nodes are in depth-first order. */
  readonly parents: readonly number[];
  readonly names: readonly string[];
  /** Six integers in millimeters per node: min x, y, z, max x, y, z. Boxes are never empty. */
  readonly boxes: readonly number[];
  /** Index of each node's properties in `propertySets`. */
  readonly properties: readonly number[];
  readonly propertySets: readonly NodeProperties[];
}

/** A node of a generated model. Such nodes always have properties. */
export type PlantNode = DemoNode & { readonly properties: NodeProperties };

/** Unpacks a node table. The item at index i is the node with tree index i. */
export function unpackNodes(table: PackedNodes): PlantNode[] {
  const count = table.ids.length;
  const subtreeSizes = new Array<number>(count).fill(1);
  const depths = new Array<number>(count).fill(0);
  table.parents.forEach((parent, index) => {
    if (parent >= 0) depths[index] = (depths[parent] ?? 0) + 1;
  });
  for (let index = count - 1; index > 0; index--) {
    const parent = table.parents[index] ?? -1;
    subtreeSizes[parent] = (subtreeSizes[parent] ?? 0) + (subtreeSizes[index] ?? 0);
  }
  return table.ids.map((id, treeIndex) => {
    const parent = table.parents[treeIndex] ?? -1;
    const box = table.boxes.slice(6 * treeIndex, 6 * treeIndex + 6).map((value) => value / 1000);
    return {
      id,
      treeIndex,
      ...(parent >= 0 ? { parentId: table.ids[parent] } : {}),
      depth: depths[treeIndex] ?? 0,
      name: table.names[treeIndex] ?? '',
      subtreeSize: subtreeSizes[treeIndex] ?? 1,
      properties: table.propertySets[table.properties[treeIndex] ?? 0] ?? {},
      boundingBox: { min: box.slice(0, 3), max: box.slice(3) },
    };
  });
}
