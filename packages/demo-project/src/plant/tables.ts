/** Creates the tables of the demo service: nodes, assets, and the mappings between them. */
import type { PackedNodes } from '../manifest';
import { demoTime, type DemoAsset, type DemoMapping } from '../records';
import { hashText } from './kernel/random';
import type { NumberedNode } from './number';
import { describeNodes } from './properties';

/** Derives node IDs from the revision and the node paths. Changes in other parts of the tree don't affect these IDs. */
function nodeIds(nodes: readonly NumberedNode[], revisionId: number): number[] {
  const taken = new Map<number, string>();
  return nodes.map((node) => {
    const id = 1_000_000_000 + hashText(`${revisionId}:${node.path}`);
    const other = taken.get(id);
    if (other !== undefined)
      throw new Error(`"${node.path}" and "${other}" have the same node ID. Rename one of them.`);
    taken.set(id, node.path);
    return id;
  });
}

/** Packs the nodes of a revision. Rounds boxes outward to whole millimeters. */
export function packNodes(nodes: readonly NumberedNode[], revisionId: number): PackedNodes {
  const sets: PackedNodes['propertySets'][number][] = [];
  const known = new Map<string, number>();
  const properties = describeNodes(nodes).map((set) => {
    const key = JSON.stringify(set);
    const index = known.get(key) ?? sets.length;
    if (index === sets.length) {
      known.set(key, index);
      sets.push(set);
    }
    return index;
  });
  return {
    revisionId,
    ids: nodeIds(nodes, revisionId),
    parents: nodes.map((node) => node.parent),
    names: nodes.map((node) => node.name),
    boxes: nodes.flatMap(({ bounds }) => [
      ...bounds.min.map((value) => Math.floor(value * 1000 + 1e-6)),
      ...bounds.max.map((value) => Math.ceil(value * 1000 - 1e-6)),
    ]),
    properties,
    propertySets: sets,
  };
}

interface AssetPlan {
  readonly externalId: string;
  readonly name: string;
  readonly description: string;
  readonly parent?: string;
  readonly metadata?: Readonly<Record<string, string>>;
  /** Tree indices of the nodes that represent the asset. */
  readonly nodes: readonly number[];
}

const assetId = (externalId: string): number => 5_000_000_000 + hashText(externalId);

/** Instruments that aren't in the model. Assets for them aren't linked to nodes. */
const unmodeledInstruments = [
  ['PT', 'Pressure transmitter'],
  ['TT', 'Temperature transmitter'],
] as const;

/** The asset hierarchy is site → area → system → tag → part with its own tag. */
function planAssets(
  nodes: readonly NumberedNode[],
  services: ReadonlyMap<string, string>,
): AssetPlan[] {
  const plans: AssetPlan[] = [];
  const root = 'PLANT';
  const rootNode = nodes[0];
  if (rootNode === undefined) return [];
  plans.push({ externalId: root, name: rootNode.name, description: 'The demo plant', nodes: [] });
  const assetOfNode = new Map<number, string>([[0, root]]);
  const nearest = (node: NumberedNode): string => {
    for (let index = node.parent; index >= 0; index = nodes[index]?.parent ?? -1) {
      const found = assetOfNode.get(index);
      if (found !== undefined) return found;
    }
    return root;
  };
  for (const node of nodes) {
    const parent = nearest(node);
    if (node.type === 'Area') {
      const externalId = `AREA-${node.name.slice(0, 2)}`;
      assetOfNode.set(node.treeIndex, externalId);
      plans.push({
        externalId,
        name: node.name,
        description: `Area ${node.name}`,
        parent,
        nodes: [node.treeIndex],
      });
    } else if (node.type === 'System') {
      const externalId = `SYS-${node.name.toUpperCase().replace(/[^A-Z]+/g, '-')}`;
      assetOfNode.set(node.treeIndex, externalId);
      plans.push({
        externalId,
        name: node.name,
        description: `System: ${node.name}`,
        parent,
        nodes: [],
      });
    } else if (node.tag !== undefined) {
      assetOfNode.set(node.treeIndex, node.tag);
      const service = services.get(node.tag);
      plans.push({
        externalId: node.tag,
        name: node.tag,
        description: service === undefined ? node.type : `${node.type}: ${service}`,
        parent,
        metadata: { type: node.type },
        nodes: [node.treeIndex],
      });
    } else if (node.type === 'Electric motor') {
      const externalId = `M-${parent}`;
      plans.push({
        externalId,
        name: externalId,
        description: `Motor of ${parent}`,
        parent,
        metadata: { type: node.type },
        nodes: [node.treeIndex],
      });
    }
  }
  plans.push(...groupAssets(nodes, plans));
  for (const plan of [...plans]) {
    if (!/^[CRV]-\d+$/.test(plan.externalId)) continue;
    for (const [code, description] of unmodeledInstruments) {
      const externalId = `${code}-${plan.externalId.replace('-', '')}`;
      plans.push({
        externalId,
        name: externalId,
        description: `${description} of ${plan.name}`,
        parent: plan.externalId,
        metadata: { type: 'Instrument' },
        nodes: [],
      });
    }
  }
  return plans;
}

/**
 * Plans assets that represent several nodes: sets of equipment, such as a pump and its spare, and all items of one
 * kind.
 */
function groupAssets(nodes: readonly NumberedNode[], plans: readonly AssetPlan[]): AssetPlan[] {
  const sets = new Map<string, AssetPlan[]>();
  for (const plan of plans) {
    const match = /^([A-Z]-\d+)[AB]$/.exec(plan.externalId);
    if (match?.[1] !== undefined) sets.set(match[1], [...(sets.get(match[1]) ?? []), plan]);
  }
  const pairs = [...sets].map(([tag, members]): AssetPlan => ({
    externalId: tag,
    name: tag,
    description: `Set of ${members.map((member) => member.name).join(' and ')}`,
    parent: members[0]?.parent ?? 'PLANT',
    metadata: { type: 'Set' },
    nodes: members.flatMap((member) => member.nodes),
  }));
  const kinds = [
    ['LIGHTING', 'Street lights', 'Street light'],
    ['HYDRANTS', 'Fire hydrants', 'Hydrant'],
    ['LADDERS', 'Ladders to inspect', 'Ladder'],
  ] as const;
  const ofKind = kinds.map(([externalId, name, type]): AssetPlan => ({
    externalId,
    name,
    description: `Every ${type.toLowerCase()} of the plant`,
    parent: 'PLANT',
    metadata: { type: 'Inspection group' },
    nodes: nodes.filter((node) => node.type === type).map((node) => node.treeIndex),
  }));
  return [...pairs, ...ofKind];
}

/** Creates the project's assets, and the mappings of one revision. Throws if two assets have the same external ID. */
export function makeAssets(
  nodes: readonly NumberedNode[],
  revisionId: number,
  services: ReadonlyMap<string, string>,
): { assets: DemoAsset[]; mappings: DemoMapping[] } {
  const plans = planAssets(nodes, services);
  const ids = nodeIds(nodes, revisionId);
  const seen = new Set<number>();
  const assets: DemoAsset[] = [];
  const mappings: DemoMapping[] = [];
  for (const plan of plans) {
    const id = assetId(plan.externalId);
    if (seen.has(id)) throw new Error(`There are two assets called ${plan.externalId}.`);
    seen.add(id);
    assets.push({
      id,
      externalId: plan.externalId,
      name: plan.name,
      description: plan.description,
      ...(plan.parent === undefined
        ? {}
        : { parentId: assetId(plan.parent), parentExternalId: plan.parent }),
      rootId: assetId('PLANT'),
      metadata: plan.metadata ?? {},
      source: 'demo',
      createdTime: demoTime,
      lastUpdatedTime: demoTime,
    });
    for (const treeIndex of plan.nodes) {
      mappings.push({
        nodeId: ids[treeIndex] ?? 0,
        assetId: id,
        treeIndex,
        subtreeSize: nodes[treeIndex]?.subtreeSize ?? 1,
      });
    }
  }
  return { assets, mappings };
}
