/** Writes a sector as a binary glTF file in CAD format v9. */
import type { Rgb } from '../kernel/palette';
import type { MeshShape, Shape } from '../kernel/primitives';
import type { InstancedShape } from './layouts';
import { attributeBytes, instanceValues, layoutOf, strideOf } from './layouts';

export interface SectorShape {
  readonly treeIndex: number;
  readonly color: Rgb;
  readonly shape: Shape;
}

const float = 5126;
const unsignedByte = 5121;
const unsignedShort = 5123;
const unsignedInt = 5125;
const meshStride = 20;

interface Gltf {
  asset: { version: '2.0'; generator: string };
  extensionsUsed: string[];
  scene: 0;
  scenes: [{ nodes: number[] }];
  nodes: Record<string, unknown>[];
  meshes: Record<string, unknown>[];
  accessors: Record<string, unknown>[];
  bufferViews: Record<string, unknown>[];
  buffers: { byteLength: number }[];
}

/** Aligns every block to four bytes. */
class BinaryBlocks {
  private readonly blocks: Uint8Array[] = [];
  length = 0;

  add(block: Uint8Array): number {
    const offset = this.length;
    this.blocks.push(block, new Uint8Array(padding(block.length)));
    this.length += block.length + padding(block.length);
    return offset;
  }

  join(): Uint8Array {
    return Buffer.concat(this.blocks);
  }
}

const padding = (size: number): number => (4 - (size % 4)) % 4;

/**
 * Returns the file's content. The order of the instances is the order of the shapes, so the output is deterministic.
 */
export function writeSector(shapes: readonly SectorShape[]): Uint8Array {
  const gltf: Gltf = {
    asset: { version: '2.0', generator: 'reveal-docs demo plant' },
    extensionsUsed: ['EXT_mesh_gpu_instancing'],
    scene: 0,
    scenes: [{ nodes: [] }],
    nodes: [],
    meshes: [],
    accessors: [],
    bufferViews: [],
    buffers: [],
  };
  const binary = new BinaryBlocks();
  const byKind = new Map<InstancedShape['kind'], (SectorShape & { shape: InstancedShape })[]>();
  const meshes: (SectorShape & { shape: MeshShape })[] = [];
  for (const item of shapes) {
    const { shape } = item;
    if (shape.kind === 'mesh') {
      meshes.push({ ...item, shape });
      continue;
    }
    const list = byKind.get(shape.kind) ?? [];
    list.push({ ...item, shape });
    byKind.set(shape.kind, list);
  }
  for (const [kind, items] of [...byKind].sort(([a], [b]) => (a < b ? -1 : 1)))
    addInstances(gltf, binary, kind, items);
  if (meshes.length > 0) addTriangles(gltf, binary, meshes);
  gltf.scenes[0].nodes = gltf.nodes.map((_, i) => i);
  gltf.buffers = [{ byteLength: binary.length }];
  return packGlb(gltf, binary.join());
}

function addInstances(
  gltf: Gltf,
  binary: BinaryBlocks,
  kind: InstancedShape['kind'],
  items: readonly (SectorShape & { shape: InstancedShape })[],
): void {
  const layout = layoutOf(kind);
  const stride = strideOf(layout);
  const block = new Uint8Array(items.length * stride);
  const view = new DataView(block.buffer);
  items.forEach(({ treeIndex, color, shape }, i) => {
    const start = i * stride;
    view.setFloat32(start, treeIndex, true);
    [...color, 255].forEach((value, k) => view.setUint8(start + 4 + k, value));
    instanceValues(shape).forEach((value, k) => view.setFloat32(start + 8 + 4 * k, value, true));
  });
  const bufferView = gltf.bufferViews.length;
  gltf.bufferViews.push({
    buffer: 0,
    byteOffset: binary.add(block),
    byteLength: block.length,
    byteStride: stride,
  });
  const attributes: Record<string, number> = {};
  const addAccessor = (
    name: string,
    byteOffset: number,
    type: string,
    componentType: number,
  ): void => {
    attributes[name] = gltf.accessors.length;
    gltf.accessors.push({ bufferView, byteOffset, componentType, type, count: items.length });
  };
  addAccessor('_treeIndex', 0, 'SCALAR', float);
  addAccessor('_color', 4, 'VEC4', unsignedByte);
  let offset = 8;
  for (const [name, type] of layout.attributes) {
    addAccessor(name, offset, type, float);
    offset += attributeBytes(type);
  }
  gltf.nodes.push({ name: layout.node, extensions: { EXT_mesh_gpu_instancing: { attributes } } });
}

function addTriangles(
  gltf: Gltf,
  binary: BinaryBlocks,
  items: readonly (SectorShape & { shape: MeshShape })[],
): void {
  const vertexCount = items.reduce((sum, { shape }) => sum + shape.positions.length, 0);
  const indexCount = items.reduce((sum, { shape }) => sum + shape.indices.length, 0);
  const vertices = new Uint8Array(vertexCount * meshStride);
  const view = new DataView(vertices.buffer);
  const wide = vertexCount > 65_535;
  const indices = wide ? new Uint32Array(indexCount) : new Uint16Array(indexCount);
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  let vertex = 0;
  let index = 0;
  for (const { treeIndex, color, shape } of items) {
    for (const corner of shape.indices) indices[index++] = vertex + corner;
    for (const position of shape.positions) {
      const start = vertex++ * meshStride;
      view.setFloat32(start, treeIndex, true);
      [...color, 255].forEach((value, k) => view.setUint8(start + 4 + k, value));
      position.forEach((value, k) => {
        view.setFloat32(start + 8 + 4 * k, value, true);
        const stored = view.getFloat32(start + 8 + 4 * k, true);
        min[k] = Math.min(min[k] ?? stored, stored);
        max[k] = Math.max(max[k] ?? stored, stored);
      });
    }
  }
  const vertexView = gltf.bufferViews.length;
  gltf.bufferViews.push({
    buffer: 0,
    byteOffset: binary.add(vertices),
    byteLength: vertices.length,
    byteStride: meshStride,
    target: 34962,
  });
  const indexBytes = new Uint8Array(indices.buffer);
  gltf.bufferViews.push({
    buffer: 0,
    byteOffset: binary.add(indexBytes),
    byteLength: indexBytes.length,
    target: 34963,
  });
  const first = gltf.accessors.length;
  gltf.accessors.push(
    {
      bufferView: vertexView,
      byteOffset: 0,
      componentType: float,
      type: 'SCALAR',
      count: vertexCount,
    },
    {
      bufferView: vertexView,
      byteOffset: 4,
      componentType: unsignedByte,
      type: 'VEC4',
      normalized: true,
      count: vertexCount,
    },
    {
      bufferView: vertexView,
      byteOffset: 8,
      componentType: float,
      type: 'VEC3',
      count: vertexCount,
      min,
      max,
    },
    {
      bufferView: vertexView + 1,
      componentType: wide ? unsignedInt : unsignedShort,
      type: 'SCALAR',
      count: indexCount,
    },
  );
  gltf.meshes.push({
    primitives: [
      {
        mode: 4,
        attributes: { _treeIndex: first, COLOR_0: first + 1, POSITION: first + 2 },
        indices: first + 3,
      },
    ],
  });
  gltf.nodes.push({ name: 'TriangleMesh', mesh: gltf.meshes.length - 1 });
}

/** Pads the JSON chunk with spaces, as the GLB format requires. */
function packGlb(gltf: Gltf, binary: Uint8Array): Uint8Array {
  const { meshes, ...rest } = gltf;
  const text = Buffer.from(JSON.stringify(meshes.length > 0 ? gltf : rest));
  const json = Buffer.concat([text, Buffer.alloc(padding(text.length), 0x20)]);
  const header = Buffer.alloc(20);
  header.write('glTF', 0, 'latin1');
  header.writeUInt32LE(2, 4);
  header.writeUInt32LE(28 + json.length + binary.length, 8);
  header.writeUInt32LE(json.length, 12);
  header.write('JSON', 16, 'latin1');
  const chunk = Buffer.alloc(8);
  chunk.writeUInt32LE(binary.length, 0);
  chunk.write('BIN\0', 4, 'latin1');
  return new Uint8Array(Buffer.concat([header, json, chunk, binary]));
}
