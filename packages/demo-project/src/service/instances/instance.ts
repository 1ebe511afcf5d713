import type { InstanceData, InstanceRef } from './views';

interface Common extends InstanceRef {
  readonly data: InstanceData;
}

export interface NodeInstance extends Common {
  readonly instanceType: 'node';
}

export interface EdgeInstance extends Common {
  readonly instanceType: 'edge';
  readonly type: InstanceRef;
  readonly startNode: InstanceRef;
  readonly endNode: InstanceRef;
}

export type Instance = NodeInstance | EdgeInstance;

export interface Instances {
  readonly nodes: readonly NodeInstance[];
  readonly edges: readonly EdgeInstance[];
  readonly node: (ref: InstanceRef) => NodeInstance | undefined;
}

/** Returns a key that is the same for equal references. */
export function keyOf({ space, externalId }: InstanceRef): string {
  return JSON.stringify([space, externalId]);
}

/** Indexes instances. Throws if two nodes have the same reference. */
export function indexInstances(instances: readonly Instance[]): Instances {
  const nodes = instances.filter((one) => one.instanceType === 'node');
  const byKey = new Map(nodes.map((node) => [keyOf(node), node]));
  if (byKey.size !== nodes.length) throw new Error('Two instances have the same external ID.');
  return {
    nodes,
    edges: instances.filter((one) => one.instanceType === 'edge'),
    node: (ref) => byKey.get(keyOf(ref)),
  };
}
