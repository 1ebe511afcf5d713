import {
  ClusteredAreaCollection,
  Cognite3DViewer,
  IndexSet,
  NodeCollection,
  NumericRange,
  registerNodeCollectionType,
  type SerializedNodeCollection,
} from '@cognite/reveal';
import type { Node3D } from '@cognite/sdk';
import GUI from 'lil-gui';
import { Color } from 'three';
import { client, plant } from './project';

/** Selects what weighs more than a limit: a property filter finds equal values only. */
class HeavyNodeCollection extends NodeCollection {
  static readonly classToken = 'HeavyNodeCollection';
  private indices = new IndexSet();
  private limit = Infinity;

  private readonly nodes: readonly Node3D[];

  constructor(nodes: readonly Node3D[]) {
    super(HeavyNodeCollection.classToken);
    this.nodes = nodes;
  }

  /** Selects again. `limit` is in metric tons. */
  setLimit(limit: number): void {
    this.limit = limit;
    this.indices = new IndexSet();
    for (const { treeIndex, subtreeSize, properties } of this.nodes) {
      const tons = Number(properties?.Weight?.['Dry weight kg'] ?? 0) / 1000;
      if (tons > limit) this.indices.addRange(new NumericRange(treeIndex, subtreeSize));
    }
    // Models that the collection is assigned to ask for the indices again.
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
  /** Where the nodes are: only read for `prioritizedForLoadingHint`, so it may stay empty. */
  getAreas(): ClusteredAreaCollection {
    return new ClusteredAreaCollection();
  }
}

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor({ color: new Color('#e8eef1') });
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const equipment = await client.revisions3D
  .list3DNodes(plant.modelId, plant.revisionId, {
    properties: { PDMS: { Type: 'EQUI' }, General: { Discipline: 'Equipment' } },
  })
  .autoPagingToArray({ limit: Infinity });
const heavy = new HeavyNodeCollection(equipment);
model.assignStyledNodeCollection(heavy, { color: new Color(0.84, 0.15, 0.09) });
heavy.setLimit(20);

// With this, `setViewState` can restore the collection.
registerNodeCollectionType(HeavyNodeCollection.classToken, async ({ state }) => {
  const restored = new HeavyNodeCollection(equipment);
  restored.setLimit(state.limit);
  return restored;
});

new GUI({ title: 'Heavy equipment' })
  .add({ tons: 20 }, 'tons', 0, 60, 1)
  .name('more than (t)')
  .onChange((tons: number) => heavy.setLimit(tons));
