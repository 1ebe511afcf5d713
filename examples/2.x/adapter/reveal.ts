/** `@cognite/reveal` with exactly the exports of 2.3.0. */
import { restoreStyling } from './styling';

restoreStyling();

export {
  AssetNodeCollection,
  BoundingBoxClipper,
  Cognite3DModel,
  CognitePointCloudModel,
  IndexSet,
  IntersectionNodeCollection,
  InvertedNodeCollection,
  NodeAppearanceProvider,
  NodeOutlineColor,
  NotSupportedInMigrationWrapperError,
  NumericRange,
  PotreePointColorType,
  PotreePointShape,
  PotreePointSizeType,
  PropertyFilterNodeCollection,
  registerCustomNodeCollectionType,
  revealEnv,
  SinglePropertyFilterNodeCollection,
  THREE,
  TreeIndexNodeCollection,
  UnionNodeCollection,
  WellKnownAsprsPointClassCodes,
} from '@cognite/reveal';
export { DefaultNodeAppearance, NodeCollectionBase } from './styling';
export { Cognite3DViewer } from './viewer';
