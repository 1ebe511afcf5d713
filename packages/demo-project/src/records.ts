/** Records of the demo project, in the format of CDF's responses. */
import type {
  AnnotationModel,
  Asset,
  AssetMapping3D,
  CogniteEvent,
  FileInfo,
  Model3D,
  Node3D,
} from '@cognite/sdk';

/** A resource in the format of CDF's responses. Times are in milliseconds since 1970, instead of `Date` objects. */
export type Wire<T> = T extends Date
  ? number
  : T extends readonly (infer Item)[]
    ? Wire<Item>[]
    : T extends object
      ? { [Key in keyof T]: Wire<T[Key]> }
      : T;

/**
 * A 3D node. `properties` maps categories to keys and values. `boundingBox` is in CDF coordinates (Z up, meters).
 * Unlike in the client's type, `parentId` is optional, because the root doesn't have a parent.
 */
export type DemoNode = Omit<Wire<Node3D>, 'parentId' | 'boundingBox'> & {
  readonly parentId?: number;
  readonly boundingBox: NonNullable<Wire<Node3D>['boundingBox']>;
};
/** An asset mapping that includes the tree index and subtree size of its node. */
export type DemoMapping = Required<
  Pick<AssetMapping3D, 'nodeId' | 'assetId' | 'treeIndex' | 'subtreeSize'>
>;
export type DemoAsset = Wire<Asset>;
export type DemoEvent = Wire<CogniteEvent>;
export type DemoFile = Wire<FileInfo>;
export type DemoAnnotation = Wire<AnnotationModel>;
export type DemoModel = Wire<Model3D>;

/**
 * Creation time of the demo project, in milliseconds since 1970. The time is fixed, so that the generated data is
 * reproducible.
 */
export const demoTime = Date.UTC(2026, 0, 15, 8, 0, 0);
