/** Converts a custom data source for 2.3 to one for 3.0.2. */
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

/** A custom data source for 2.3. */
export interface LegacyDataSource {
  getNodesApiClient(): LegacyNodesApiClient;
  getModelMetadataProvider(): LegacyMetadataProvider;
  getModelDataProvider(): ReturnType<DataSource['getModelDataProvider']>;
}

/**
 * Outputs of every data source for 2.3, which doesn't list them. 3.0.2 uses the first one that it supports.
 * The blob IDs aren't used, because the data source creates its own URLs.
 */
const outputs = [
  { blobId: -1, format: 'gltf-directory', version: 9 },
  { blobId: -1, format: 'ept-pointcloud', version: -1 },
];

/** Adds the format to an identifier, as 2.3 does. */
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

/** Returns a data source for 3.0.2. */
export function bridgeDataSource(source: LegacyDataSource): DataSource {
  return {
    getNodesApiClient: () => bridgeNodes(source.getNodesApiClient()),
    getModelMetadataProvider: () => bridgeMetadata(source.getModelMetadataProvider()),
    getModelDataProvider: () => source.getModelDataProvider(),
  };
}
