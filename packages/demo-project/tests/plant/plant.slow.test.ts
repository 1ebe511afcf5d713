import { WebIO } from '@gltf-transform/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { unpackNodes } from '../../src/manifest';
import type { CadFiles } from '../../src/plant/cad/sectors';
import { writeCad } from '../../src/plant/cad/sectors';
import type { Vec3 } from '../../src/plant/kernel/math';
import { distance, dot, normalize, sub } from '../../src/plant/kernel/math';
import type { PlantDesign } from '../../src/plant/layout/site';
import { designPlant } from '../../src/plant/layout/site';
import { designSkid } from '../../src/plant/layout/skid';
import type { NumberedNode } from '../../src/plant/number';
import { numberNodes } from '../../src/plant/number';
import { makeAssets, packNodes } from '../../src/plant/tables';
import { tessellate } from '../../src/plant/trace/tessellate';

let design: PlantDesign;
let nodes: NumberedNode[];
let cad: CadFiles;

beforeAll(() => {
  design = designPlant();
  nodes = numberNodes(design.root);
  cad = writeCad(nodes);
}, 60_000);

const tolerance = 0.002;

describe('the node tree', () => {
  it('has a realistic size and depth', () => {
    expect(nodes.length).toBeGreaterThanOrEqual(5000);
    expect(nodes.length).toBeLessThanOrEqual(15_000);
    expect(Math.max(...nodes.map((node) => node.depth))).toBeGreaterThanOrEqual(5);
  });

  it('numbers every node once, depth first', () => {
    nodes.forEach((node, index) => {
      expect(node.treeIndex).toBe(index);
      if (index > 0) {
        const parent = nodes[node.parent];
        expect(node.parent).toBeLessThan(index);
        expect(index).toBeLessThan(node.parent + (parent?.subtreeSize ?? 0));
      }
    });
  });

  it('has subtree sizes that match the number of descendants', () => {
    const counted = nodes.map(() => 1);
    for (let i = nodes.length - 1; i > 0; i--) {
      const parent = nodes[i]?.parent ?? 0;
      counted[parent] = (counted[parent] ?? 0) + (counted[i] ?? 0);
    }
    expect(nodes.map((node) => node.subtreeSize)).toEqual(counted);
  });

  it('is the same after packing and unpacking', () => {
    const decoded = unpackNodes(packNodes(nodes, 2001));
    expect(decoded.map((node) => node.subtreeSize)).toEqual(nodes.map((node) => node.subtreeSize));
    expect(decoded.map((node) => node.depth)).toEqual(nodes.map((node) => node.depth));
    expect(new Set(decoded.map((node) => node.id)).size).toBe(nodes.length);
    decoded.forEach((node, i) => {
      expect(node.parentId).toBe(decoded[nodes[i]?.parent ?? -1]?.id);
    });
  });
});

describe('equipment', () => {
  it('has at least 25 tagged pieces of at least 8 kinds', () => {
    expect(new Set(design.equipment.map((item) => item.tag)).size).toBe(design.equipment.length);
    expect(design.equipment.length).toBeGreaterThanOrEqual(25);
    expect(
      new Set(design.equipment.map((item) => item.equipment.node.type)).size,
    ).toBeGreaterThanOrEqual(8);
  });

  it('uses at least 8 kinds of primitives, and meshes', () => {
    const kinds = new Set(nodes.flatMap((node) => node.shapes.map((shape) => shape.kind)));
    expect(kinds.has('mesh')).toBe(true);
    expect(kinds.size).toBeGreaterThanOrEqual(9);
  });

  it('can be found by discipline, area, line number and type', () => {
    const table = packNodes(nodes, 2001);
    const having = (category: string, key: string, value: string): number =>
      table.properties.filter((set) => table.propertySets[set]?.[category]?.[key] === value).length;
    for (const discipline of ['Civil', 'Structure', 'Equipment', 'Piping', 'Electrical']) {
      expect(having('General', 'Discipline', discipline)).toBeGreaterThan(50);
    }
    expect(having('General', 'Area', '20 Process')).toBeGreaterThan(20);
    expect(having('General', 'Type', 'Valve')).toBeGreaterThan(80);
    const line = design.lines[30]?.number ?? '';
    expect(having('Process', 'Line number', line)).toBeGreaterThan(0);
  });
});

describe('bounding boxes', () => {
  it('contain their geometry', () => {
    const withShapes = nodes.filter((node) => node.shapes.length > 0);
    const soup = tessellate(withShapes);
    soup.owners.forEach((owner, triangle) => {
      const bounds = withShapes[owner]?.ownBounds;
      for (let i = 0; i < 9; i++) {
        const value = soup.positions[triangle * 9 + i] ?? 0;
        const [low, high] = [bounds?.min[i % 3] ?? 0, bounds?.max[i % 3] ?? 0];
        if (value < low - tolerance || value > high + tolerance) {
          expect.fail(`${withShapes[owner]?.path}: ${value} is not between ${low} and ${high}`);
        }
      }
    });
    expect(soup.owners.length).toBeGreaterThan(100_000);
  }, 60_000);

  it('lie inside the boxes of their parents', () => {
    for (const node of nodes.slice(1)) {
      const outer = nodes[node.parent]?.bounds;
      for (const axis of [0, 1, 2] as const) {
        expect(node.bounds.min[axis]).toBeGreaterThanOrEqual((outer?.min[axis] ?? 0) - 1e-9);
        expect(node.bounds.max[axis]).toBeLessThanOrEqual((outer?.max[axis] ?? 0) + 1e-9);
      }
    }
  });
});

describe('pipe lines', () => {
  it('include at least 40 on the rack', () => {
    expect(
      design.lines.filter((line) => line.plan.tier !== undefined).length,
    ).toBeGreaterThanOrEqual(40);
  });

  it('have pieces that meet within a millimeter, without kinks', () => {
    for (const { number, run } of design.lines) {
      run.pieces.slice(1).forEach((piece, i) => {
        const before = run.pieces[i];
        expect(
          distance(before?.to ?? [0, 0, 0], piece.from),
          `${number}, piece ${i + 1}`,
        ).toBeLessThan(0.001);
        if (before !== undefined && before.kind !== 'elbow' && piece.kind !== 'elbow') {
          const turn = dot(
            normalize(sub(before.to, before.from)),
            normalize(sub(piece.to, piece.from)),
          );
          expect(turn, `${number}, piece ${i + 1}`).toBeGreaterThan(0.999999);
        }
      });
    }
  });

  it('end at a valve, or at the face of a nozzle and straight out of it', () => {
    for (const { number, run, ends, nozzles } of design.lines) {
      const first = run.pieces[0];
      const last = run.pieces[run.pieces.length - 1];
      const check = (
        end: 0 | 1,
        point: Vec3 | undefined,
        outward: Vec3,
        kind: string | undefined,
      ): void => {
        const nozzle = nozzles[end];
        if (ends[end].kind === 'valve') {
          expect(kind, number).toBe('valve');
          return;
        }
        expect(nozzle, number).toBeDefined();
        expect(distance(point ?? [0, 0, 0], nozzle?.position ?? [1e9, 0, 0]), number).toBeLessThan(
          0.001,
        );
        expect(dot(outward, nozzle?.direction ?? [0, 0, 0]), number).toBeGreaterThan(0.999999);
      };
      check(
        0,
        first?.from,
        normalize(sub(first?.to ?? [1, 0, 0], first?.from ?? [0, 0, 0])),
        first?.kind,
      );
      check(
        1,
        last?.to,
        normalize(sub(last?.from ?? [1, 0, 0], last?.to ?? [0, 0, 0])),
        last?.kind,
      );
    }
  });

  it('don’t share nozzles', () => {
    const used = design.lines.flatMap(({ plan }) =>
      [plan.from, plan.to].flatMap((end) => ('limit' in end ? [] : [`${end.tag} ${end.nozzle}`])),
    );
    expect(new Set(used).size).toBe(used.length);
  });
});

describe('sectors', () => {
  const inside = (
    inner: CadFiles['scene']['sectors'][number]['boundingBox'],
    outer: typeof inner,
  ): boolean =>
    (['x', 'y', 'z'] as const).every(
      (axis) => inner.min[axis] >= outer.min[axis] && inner.max[axis] <= outer.max[axis],
    );

  it('lie inside their parents', () => {
    const { sectors } = cad.scene;
    for (const sector of sectors) {
      expect(inside(sector.geometryBoundingBox, sector.boundingBox)).toBe(true);
      const parent = sectors[sector.parentId];
      if (parent !== undefined)
        expect(inside(sector.boundingBox, parent.boundingBox), sector.path).toBe(true);
    }
    expect(sectors.filter((sector) => sector.parentId === -1).map((sector) => sector.id)).toEqual([
      0,
    ]);
  });

  it('have larger parts in the root than elsewhere', () => {
    const root = cad.scene.sectors[0];
    const smaller = cad.scene.sectors.filter((sector) => sector.depth > 0);
    for (const sector of smaller)
      expect(sector.maxDiagonalLength).toBeLessThan(root?.minDiagonalLength ?? 0);
  });

  it('are less than 2 MB to download', () => {
    const total = cad.scene.sectors.reduce((sum, sector) => sum + sector.downloadSize, 0);
    expect(total).toBeLessThan(2_000_000);
    for (const sector of cad.scene.sectors) expect(sector.downloadSize).toBeGreaterThan(0);
  });

  it('draw every part once, read with a glTF library', async () => {
    const drawn = new Map<number, number>();
    for (const sector of cad.scene.sectors) {
      const file = cad.files.get(sector.sectorFileName);
      const { json, resources } = await new WebIO().binaryToJSON(file ?? new Uint8Array());
      const binary = Object.values(resources)[0] ?? new Uint8Array();
      const view = new DataView(binary.buffer, binary.byteOffset, binary.byteLength);
      const indices = new Set<number>();
      for (const node of json.nodes ?? []) {
        const extension = node.extensions?.EXT_mesh_gpu_instancing as
          | { attributes: Record<string, number> }
          | undefined;
        const primitive = json.meshes?.[node.mesh ?? -1]?.primitives[0];
        const accessor =
          json.accessors?.[
            extension?.attributes._treeIndex ?? primitive?.attributes._treeIndex ?? -1
          ];
        const bufferView = json.bufferViews?.[accessor?.bufferView ?? -1];
        expect(accessor, node.name).toBeDefined();
        const stride = bufferView?.byteStride ?? 0;
        expect((bufferView?.byteOffset ?? 0) % 4).toBe(0);
        for (let i = 0; i < (accessor?.count ?? 0); i++) {
          indices.add(view.getFloat32((bufferView?.byteOffset ?? 0) + i * stride, true));
        }
      }
      for (const index of indices) drawn.set(index, (drawn.get(index) ?? 0) + 1);
    }
    const expected = nodes.filter((node) => node.shapes.length > 0).map((node) => node.treeIndex);
    expect([...drawn.keys()].sort((a, b) => a - b)).toEqual(expected);
    expect([...drawn.values()].every((count) => count === 1)).toBe(true);
  });

  it('have the same bytes on every run', () => {
    const again = writeCad(numberNodes(designPlant().root));
    for (const [name, content] of cad.files) {
      expect(Buffer.from(again.files.get(name) ?? []).equals(Buffer.from(content)), name).toBe(
        true,
      );
    }
  });
});

describe('assets', () => {
  it('map to existing nodes: several, one, or none', () => {
    const services = new Map(design.equipment.map((item) => [item.tag, item.service]));
    const { assets, mappings } = makeAssets(nodes, 2001, services);
    const ids = packNodes(nodes, 2001).ids;
    const perAsset = new Map<number, number>();
    for (const mapping of mappings) {
      expect(ids[mapping.treeIndex]).toBe(mapping.nodeId);
      expect(nodes[mapping.treeIndex]?.subtreeSize).toBe(mapping.subtreeSize);
      perAsset.set(mapping.assetId, (perAsset.get(mapping.assetId) ?? 0) + 1);
    }
    const known = new Set(assets.map((asset) => asset.id));
    for (const id of perAsset.keys()) expect(known.has(id)).toBe(true);
    for (const asset of assets) {
      if (asset.parentId !== undefined) expect(known.has(asset.parentId), asset.name).toBe(true);
    }
    const counts = assets.map((asset) => perAsset.get(asset.id) ?? 0);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(5);
    expect(counts.filter((count) => count === 1).length).toBeGreaterThan(50);
    expect(counts.filter((count) => count > 1).length).toBeGreaterThan(3);
    expect(new Set(mappings.map((mapping) => mapping.nodeId)).size).toBeLessThan(nodes.length);
  });
});

describe('the skid', () => {
  it('has its own tree, inside the plant without touching it', () => {
    const skid = numberNodes(designSkid().root);
    const box = skid[0]?.bounds;
    expect(skid.length).toBeGreaterThan(100);
    const hits = nodes.filter((node) => {
      if (node.shapes.length === 0 || node.ownBounds.max[2] < 0.06) return false;
      return [0, 1, 2].every(
        (axis) =>
          node.ownBounds.min[axis as 0]! < (box?.max[axis as 0] ?? 0) &&
          node.ownBounds.max[axis as 0]! > (box?.min[axis as 0] ?? 0),
      );
    });
    expect(hits.map((node) => node.path).filter((path) => !path.includes('/Ground'))).toEqual([]);
    const plant = nodes[0]?.bounds;
    for (const axis of [0, 1] as const) {
      expect(box?.min[axis]).toBeGreaterThan(plant?.min[axis] ?? 0);
      expect(box?.max[axis]).toBeLessThan(plant?.max[axis] ?? 0);
    }
  });
});
