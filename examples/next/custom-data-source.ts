import * as THREE from 'three';
import { CDF_TO_VIEWER_TRANSFORMATION, Cognite3DViewer } from '@cognite/reveal';
import {
  CdfModelIdentifier,
  File3dFormat,
  type DataSource,
  type ModelDataProvider,
  type ModelIdentifier,
  type ModelMetadataProvider,
  type NodesApiClient,
} from '@cognite/reveal/extensions/datasource';
import { client, plant } from './project';

/** A node in nodes.json. Its index in the array is both its tree index and its node ID. */
interface FileNode {
  /** Tree index of the parent, or -1 for the root. */
  parent: number;
  subtreeSize: number;
  /** Coordinates in meters, with Z up. */
  min: [number, number, number];
  max: [number, number, number];
}

/** Returns the URL of a model's folder, without a trailing slash. */
type FolderOf = (modelId: number, revisionId: number) => string;

/** Loads CAD models from folders on a web server. */
class FileDataSource implements DataSource {
  private readonly files: FileProvider;

  private readonly folderOf: FolderOf;

  constructor(folderOf: FolderOf, headers: Record<string, string> = {}) {
    this.folderOf = folderOf;
    this.files = new FileProvider(headers);
  }

  getModelMetadataProvider(): ModelMetadataProvider {
    return new FileMetadataProvider(this.folderOf);
  }

  getModelDataProvider(): ModelDataProvider {
    return this.files;
  }

  getNodesApiClient(): NodesApiClient {
    return new FileNodes(this.folderOf, this.files);
  }
}

class FileProvider implements ModelDataProvider {
  private readonly headers: Record<string, string>;

  constructor(headers: Record<string, string>) {
    this.headers = headers;
  }

  async getJsonFile(baseUrl: string, fileName: string): Promise<unknown> {
    return (await this.fetch(`${baseUrl}/${fileName}`)).json();
  }

  async getBinaryFile(baseUrl: string, fileName: string, abortSignal?: AbortSignal) {
    return (await this.fetch(`${baseUrl}/${fileName}`, abortSignal)).arrayBuffer();
  }

  private async fetch(url: string, abortSignal?: AbortSignal): Promise<Response> {
    const response = await fetch(url, { headers: this.headers, signal: abortSignal ?? null });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return response;
  }
}

class FileMetadataProvider implements ModelMetadataProvider {
  private readonly folderOf: FolderOf;

  constructor(folderOf: FolderOf) {
    this.folderOf = folderOf;
  }

  async getModelOutputs() {
    return [{ blobId: -1, format: File3dFormat.GltfCadModel, version: 9 }];
  }

  async getModelUri(identifier: ModelIdentifier): Promise<string> {
    if (!(identifier instanceof CdfModelIdentifier)) {
      throw new Error('This data source knows models by modelId and revisionId only.');
    }
    return this.folderOf(identifier.modelId, identifier.revisionId);
  }

  /** Converts the files to Y up. Like all data from CDF, they have Z up. */
  async getModelMatrix(): Promise<THREE.Matrix4> {
    return CDF_TO_VIEWER_TRANSFORMATION.clone();
  }

  /** Without a stored camera, the viewer fits the model into view. */
  async getModelCamera() {
    return undefined;
  }
}

class FileNodes implements NodesApiClient {
  private readonly nodes = new Map<string, Promise<FileNode[]>>();

  private readonly folderOf: FolderOf;
  private readonly files: FileProvider;

  constructor(folderOf: FolderOf, files: FileProvider) {
    this.folderOf = folderOf;
    this.files = files;
  }

  private load(modelId: number, revisionId: number): Promise<FileNode[]> {
    const folder = this.folderOf(modelId, revisionId);
    const known = this.nodes.get(folder);
    if (known !== undefined) return known;
    const loading = this.files.getJsonFile(folder, 'nodes.json') as Promise<FileNode[]>;
    this.nodes.set(folder, loading);
    return loading;
  }

  private async find(modelId: number, revisionId: number, nodeId: number): Promise<FileNode> {
    const node = (await this.load(modelId, revisionId))[nodeId];
    if (node === undefined) throw new Error(`Model ${modelId} has no node ${nodeId}`);
    return node;
  }

  async mapTreeIndicesToNodeIds(_model: number, _revision: number, treeIndices: number[]) {
    return treeIndices;
  }

  async mapNodeIdsToTreeIndices(_model: number, _revision: number, nodeIds: number[]) {
    return nodeIds;
  }

  async determineTreeIndexAndSubtreeSizesByNodeIds(
    modelId: number,
    revisionId: number,
    nodeIds: number[],
  ) {
    return Promise.all(
      nodeIds.map(async (treeIndex) => {
        const { subtreeSize } = await this.find(modelId, revisionId, treeIndex);
        return { treeIndex, subtreeSize };
      }),
    );
  }

  /** Finds the ancestor `generation` levels up, or the root if the node has fewer ancestors. */
  async determineNodeAncestorsByNodeId(
    modelId: number,
    revisionId: number,
    nodeId: number,
    generation: number,
  ) {
    let treeIndex = nodeId;
    let node = await this.find(modelId, revisionId, treeIndex);
    for (let up = 0; up < generation && node.parent >= 0; up++) {
      treeIndex = node.parent;
      node = await this.find(modelId, revisionId, treeIndex);
    }
    return { treeIndex, subtreeSize: node.subtreeSize };
  }

  async getBoundingBoxesByNodeIds(modelId: number, revisionId: number, nodeIds: number[]) {
    return Promise.all(
      nodeIds.map(async (nodeId) => {
        const { min, max } = await this.find(modelId, revisionId, nodeId);
        return new THREE.Box3(new THREE.Vector3(...min), new THREE.Vector3(...max));
      }),
    );
  }
}

// You can use any web server. The demo project's server requires a token for each file.
await client.authenticate();
const dataSource = new FileDataSource(
  (_modelId, revisionId) => `${client.getBaseUrl()}/api/v1/projects/demo/3d/files/${revisionId}`,
  client.getDefaultRequestHeaders(),
);

const viewer = new Cognite3DViewer({
  sdk: client, // required by the types, but not used for models
  customDataSource: dataSource,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addModel(plant);

// View the model from above a corner, close enough to see the pipes.
const box = model.getModelBoundingBox();
const target = box.getCenter(new THREE.Vector3());
const offset = box.getSize(new THREE.Vector3()).multiply(new THREE.Vector3(0.4, 1.8, 0.8));
viewer.cameraManager.setCameraState({ position: target.clone().add(offset), target });
