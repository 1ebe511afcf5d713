/** Turns a custom data source written for 2.3 into one that 3.0.2 can ask. */
import type {
  DataSource,
  ModelIdentifier,
  ModelMetadataProvider,
  NodesApiClient,
} from '@cognite/reveal/extensions/datasource';
import type { THREE } from '@cognite/reveal';
import { CdfModelIdentifier } from '#model-identifier';

interface LegacyMetadataProvider {
  getModelUri(identifier: ModelIdentifier): Promise<string>;
  getModelCamera(
    identifier: ModelIdentifier,
  ): Promise<{ position: THREE.Vector3; target: THREE.Vector3 } | undefined>;
  getModelMatrix(identifier: ModelIdentifier): Promise<THREE.Matrix4>;
}

type LegacyNodesApiClient = Omit<NodesApiClient, 'getBoundingBoxesByNodeIds'> & {
  getBoundingBoxByNodeId(modelId: number, revisionId: number, nodeId: number): Promise<THREE.Box3>;
};

/** A data source in the form of 2.3. */
export interface LegacyDataSource {
  getNodesApiClient(): LegacyNodesApiClient;
  getModelMetadataProvider(): LegacyMetadataProvider;
  getModelDataProvider(): ReturnType<DataSource['getModelDataProvider']>;
}

/**
 * Outputs that a 2.3 data source has without saying so: it is asked by format, and 3.0.2 takes the first it
 * knows. The blob is of no use to a data source that makes its own URLs.
 */
const outputs = [
  { blobId: -1, format: 'gltf-directory', version: 9 },
  { blobId: -1, format: 'ept-pointcloud', version: -1 },
];

/** 3.0.2's identifier with the format that 2.3 puts into it. */
function legacyIdentifier(identifier: ModelIdentifier, format: string): ModelIdentifier {
  const { modelId, revisionId } = identifier as Partial<CdfModelIdentifier>;
  if (modelId === undefined || revisionId === undefined) return identifier;
  return new CdfModelIdentifier(modelId, revisionId, format, identifier.revealInternalId);
}

function bridgeMetadata(provider: LegacyMetadataProvider): ModelMetadataProvider {
  return {
    getModelOutputs: async () => outputs,
    getModelUri: (identifier, { format }) =>
      provider.getModelUri(legacyIdentifier(identifier, format)),
    getModelCamera: (identifier) =>
      provider.getModelCamera(legacyIdentifier(identifier, 'all-outputs')),
    getModelMatrix: (identifier, format) =>
      provider.getModelMatrix(legacyIdentifier(identifier, format)),
  };
}

function bridgeNodes(client: LegacyNodesApiClient): NodesApiClient {
  return {
    mapTreeIndicesToNodeIds: (...values) => client.mapTreeIndicesToNodeIds(...values),
    mapNodeIdsToTreeIndices: (...values) => client.mapNodeIdsToTreeIndices(...values),
    determineTreeIndexAndSubtreeSizesByNodeIds: (...values) =>
      client.determineTreeIndexAndSubtreeSizesByNodeIds(...values),
    determineNodeAncestorsByNodeId: (...values) => client.determineNodeAncestorsByNodeId(...values),
    getBoundingBoxesByNodeIds: (modelId, revisionId, nodeIds) =>
      Promise.all(
        nodeIds.map((nodeId) => client.getBoundingBoxByNodeId(modelId, revisionId, nodeId)),
      ),
  };
}

/** The data source as 3.0.2 asks it. */
export function bridgeDataSource(source: LegacyDataSource): DataSource {
  return {
    getNodesApiClient: () => bridgeNodes(source.getNodesApiClient()),
    getModelMetadataProvider: () => bridgeMetadata(source.getModelMetadataProvider()),
    getModelDataProvider: () => source.getModelDataProvider(),
  };
}
