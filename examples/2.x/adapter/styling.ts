/** Node collections and styles as 2.3 has them. Patches 3.0.2's classes, which its viewer makes itself. */
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

/** The name in 2.3 of what 3.0 calls `NodeCollection`: the same class, so that `instanceof` holds. */
export const NodeCollectionBase = NodeCollection;

/** 3.0 made highlighting take a ghosted node out of ghosting; in 2.3 the node stays ghosted. */
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

/** A model with what 2.3 knows about it. */
type Model = Cognite3DModel & LegacyModel;

function isAssigned(model: Cognite3DModel, collection: NodeCollection): boolean {
  return model.styledNodeCollections.some(({ nodeCollection }) => nodeCollection === collection);
}

type BoxMethod = (this: Cognite3DModel, id: number, box?: THREE.Box3) => Promise<THREE.Box3>;

/** 3.0 leaves the box that is handed in as it is; 2.3 fills it and gives it back. */
function fillingBox(published: BoxMethod): BoxMethod {
  return async function (id, box) {
    const result = await published.call(this, id);
    return box === undefined ? result : box.copy(result);
  };
}

/** Installs what 2.3 has; to be called once, before a viewer is made. */
export function restoreStyling(): void {
  const model = Cognite3DModel.prototype as Model;
  const { assignStyledNodeCollection, getBoundingBoxByNodeId, getBoundingBoxByTreeIndex } = model;

  model.assignStyledNodeCollection = function (this: Model, collection, appearance) {
    if (isAssigned(this, collection)) {
      throw new Error(
        'This node collection is assigned already: change its appearance with `updateStyledNodeCollection`.',
      );
    }
    assignStyledNodeCollection.call(this, collection, appearance);
  };
  model.updateStyledNodeCollection = function (this: Model, collection, appearance) {
    if (!isAssigned(this, collection)) {
      throw new Error(
        'This node collection is not assigned yet: assign it with `assignStyledNodeCollection` first.',
      );
    }
    assignStyledNodeCollection.call(this, collection, appearance);
  };
  model.getBoundingBoxByNodeId = fillingBox(getBoundingBoxByNodeId);
  model.getBoundingBoxByTreeIndex = fillingBox(getBoundingBoxByTreeIndex);

  // Collections written for 2.3 say nothing about areas, which 3.0 asks for when it loads some nodes first.
  NodeCollection.prototype.getAreas ??= () => new ClusteredAreaCollection();

  for (const combined of [UnionNodeCollection, IntersectionNodeCollection]) {
    // 3.0 throws here; 2.3 clears every member.
    combined.prototype.clear = function (this: unknown) {
      const { _nodeCollections } = this as { _nodeCollections: NodeCollection[] };
      _nodeCollections.forEach((collection) => collection.clear());
    };
  }
}
