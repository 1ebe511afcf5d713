/** Node collections and styles with the interface of 2.3. Patches the classes of 3.0.2, because its viewer creates models itself. */
import {
  ClusteredAreaCollection,
  Cognite3DModel,
  DefaultNodeAppearance as PublishedAppearance,
  IntersectionNodeCollection,
  NodeCollection,
  UnionNodeCollection,
  type NodeAppearance,
  type THREE,
} from '@cognite/reveal';

/** Name of `NodeCollection` in 2.3. It's the same class, so `instanceof` works. */
export const NodeCollectionBase = NodeCollection;

/** In 2.3, a highlighted node stays ghosted. In 3.0, it doesn't. */
export const DefaultNodeAppearance = {
  ...PublishedAppearance,
  Highlighted: withoutGhosting(PublishedAppearance.Highlighted),
};

function withoutGhosting({ renderGhosted: _, ...appearance }: NodeAppearance): NodeAppearance {
  return appearance;
}

interface LegacyModel {
  updateStyledNodeCollection(collection: NodeCollection, appearance: NodeAppearance): void;
}

/** A model with the methods of 2.3. */
type Model = Cognite3DModel & LegacyModel;

function isAssigned(model: Cognite3DModel, collection: NodeCollection): boolean {
  return model.styledNodeCollections.some(({ nodeCollection }) => nodeCollection === collection);
}

type BoxMethod = (this: Cognite3DModel, id: number, box?: THREE.Box3) => Promise<THREE.Box3>;

/** In 2.3, the method fills the box that it receives and returns it. 3.0 ignores the box. */
function fillingBox(published: BoxMethod): BoxMethod {
  return async function (id, box) {
    const result = await published.call(this, id);
    return box === undefined ? result : box.copy(result);
  };
}

/** Adds the methods of 2.3 to the classes. Call it once, before you create a viewer. */
export function restoreStyling(): void {
  const model = Cognite3DModel.prototype as Model;
  const { assignStyledNodeCollection, getBoundingBoxByNodeId, getBoundingBoxByTreeIndex } = model;

  model.assignStyledNodeCollection = function (this: Model, collection, appearance) {
    if (isAssigned(this, collection)) {
      throw new Error(
        'This node collection is already assigned. To change its appearance, call `updateStyledNodeCollection`.',
      );
    }
    assignStyledNodeCollection.call(this, collection, appearance);
  };
  model.updateStyledNodeCollection = function (this: Model, collection, appearance) {
    if (!isAssigned(this, collection)) {
      throw new Error(
        'This node collection is not assigned. Call `assignStyledNodeCollection` first.',
      );
    }
    assignStyledNodeCollection.call(this, collection, appearance);
  };
  model.getBoundingBoxByNodeId = fillingBox(getBoundingBoxByNodeId);
  model.getBoundingBoxByTreeIndex = fillingBox(getBoundingBoxByTreeIndex);

  // Collections written for 2.3 don't have this method. 3.0 calls it to load prioritized nodes first.
  NodeCollection.prototype.getAreas ??= () => new ClusteredAreaCollection();

  for (const combined of [UnionNodeCollection, IntersectionNodeCollection]) {
    // 3.0 throws an error. 2.3 clears every combined collection.
    combined.prototype.clear = function (this: unknown) {
      const { _nodeCollections } = this as { _nodeCollections: NodeCollection[] };
      _nodeCollections.forEach((collection) => collection.clear());
    };
  }
}
