import { unpackNodes, type DemoManifest, type PackedNodes } from '../manifest';
import type { DemoData, DemoFileContent, DemoRevision } from './data';
import type { DemoAnnotation, DemoAsset, DemoEvent, DemoFile, DemoMapping } from '../records';
import { demoTime } from '../records';
import { fileRef } from './instances/refs';
import { overviewCamera } from './overviewCamera';

/** Returns a map from the names that the viewer requests to paths below `3d/{blobId}/`. */
function outputFiles(manifest: DemoManifest, blobId: number): Record<string, string> {
  const folder = `3d/${blobId}/`;
  return Object.fromEntries(
    Object.keys(manifest.files)
      .filter((path) => path.startsWith(folder))
      .map((path) => [path.slice(folder.length), path]),
  );
}

function revisions(manifest: DemoManifest): DemoRevision[] {
  return manifest.models.map((model) => ({
    modelId: model.modelId,
    revision: {
      id: model.revisionId,
      fileId: model.blobId,
      published: true,
      status: 'Done',
      assetMappingCount: model.assetMappingCount,
      createdTime: demoTime,
      camera: overviewCamera(model.boundingBox),
    },
    outputs: [
      {
        format: model.format,
        version: model.formatVersion,
        blobId: model.blobId,
        files: outputFiles(manifest, model.blobId),
      },
    ],
  }));
}

/** The content of a face is `files/{id}.jpg`, and its icon is `files/{id}.png`. */
function fileContents(manifest: DemoManifest): Record<number, DemoFileContent> {
  const contents: Record<number, DemoFileContent> = {};
  for (const content of Object.keys(manifest.files)) {
    const id = /^files\/(\d+)\.jpg$/.exec(content)?.[1];
    if (id !== undefined) {
      const icon = `files/${id}.png`;
      contents[Number(id)] = { content, ...(icon in manifest.files ? { icon } : {}) };
    }
  }
  return contents;
}

/**
 * Creates the data for `createDemoService`. `readFile` reads tables and binary files. Its paths are relative to the
 * manifest's root. The service reads each table when a request first needs it.
 */
export function demoDataFromManifest(
  manifest: DemoManifest,
  readFile: (path: string) => Promise<Uint8Array>,
): DemoData {
  async function readTable<Table>(path: string | undefined, absent: Table): Promise<Table> {
    if (path === undefined) return absent;
    return JSON.parse(new TextDecoder().decode(await readFile(path))) as Table;
  }
  const { tables } = manifest;
  return {
    project: manifest.project,
    models: manifest.models.map(({ modelId, name }) => ({
      id: modelId,
      name,
      createdTime: demoTime,
    })),
    revisions: revisions(manifest),
    nodes: async (revisionId) => {
      const table = await readTable<PackedNodes | null>(tables.nodes[revisionId], null);
      return table === null ? [] : unpackNodes(table);
    },
    mappings: (revisionId) => readTable<DemoMapping[]>(tables.mappings[revisionId], []),
    assets: () => readTable<DemoAsset[]>(tables.assets, []),
    annotations: () => readTable<DemoAnnotation[]>(tables.annotations, []),
    events: () => readTable<DemoEvent[]>(tables.events, []),
    files: async () => {
      const files = await readTable<DemoFile[]>(tables.files, []);
      return files.map((file) => ({ ...file, instanceId: fileRef(file.id) }));
    },
    fileContents: fileContents(manifest),
    readFile,
  };
}
