import {
  Cognite3DViewer,
  IndexSet,
  NodeCollectionBase,
  NumericRange,
  registerCustomNodeCollectionType,
  type SerializedNodeCollection,
} from '@cognite/reveal';
import type { Node3D } from '@cognite/sdk';
import GUI from 'lil-gui';
import { client, plant } from './project';

/**
 * Selects nodes above a weight limit. A property filter can't do this, because it matches only
 * exact values.
 */
class HeavyNodeCollection extends NodeCollectionBase {
  static readonly classToken = 'HeavyNodeCollection';
  private indices = new IndexSet();
  private limit = Infinity;

  private readonly nodes: readonly Node3D[];

  constructor(nodes: readonly Node3D[]) {
    super(HeavyNodeCollection.classToken);
    this.nodes = nodes;
  }

  /** Selects the nodes that weigh more than `limit`, in metric tons. */
  setLimit(limit: number): void {
    this.limit = limit;
    this.indices = new IndexSet();
    for (const { treeIndex, subtreeSize, properties } of this.nodes) {
      const tons = Number(properties?.Weight?.['Dry weight kg'] ?? 0) / 1000;
      if (tons > limit) this.indices.addRange(new NumericRange(treeIndex, subtreeSize));
    }
    // Makes all models that use this collection read its indices again.
    this.notifyChanged();
  }

  get isLoading(): boolean {
    return false;
  }
  getIndexSet(): IndexSet {
    return this.indices;
  }
  clear(): void {
    this.setLimit(Infinity);
  }
  serialize(): SerializedNodeCollection {
    return { token: this.classToken, state: { limit: this.limit } };
  }
}

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const equipment = await client.revisions3D
  .list3DNodes(plant.modelId, plant.revisionId, {
    properties: { PDMS: { Type: 'EQUI' }, General: { Discipline: 'Equipment' } },
  })
  .autoPagingToArray({ limit: Infinity });
const heavy = new HeavyNodeCollection(equipment);
model.assignStyledNodeCollection(heavy, { color: [214, 39, 24] });
heavy.setLimit(20);

// `setViewState` needs this function to restore the collection.
registerCustomNodeCollectionType(HeavyNodeCollection.classToken, async ({ state }) => {
  const restored = new HeavyNodeCollection(equipment);
  restored.setLimit(state.limit);
  return restored;
});

new GUI({ title: 'Heavy equipment' })
  .add({ tons: 20 }, 'tons', 0, 60, 1)
  .name('more than (t)')
  .onChange((tons: number) => heavy.setLimit(tons));
