/** Packs an example with the part of the demo data that it needs. Imported only when a reader downloads an example. */
import { zip, type AsyncZippable } from 'fflate';
import type { DemoManifest } from '@reveal-docs/demo-project/manifest';
import { loadAsset } from '../host/assets';
import type { KitSdk } from './kitManifest';
import { dataSizes, neededData } from './demoFiles';
import { writeProject, type ProjectInput } from './projectFiles';

export interface DownloadInput extends ProjectInput {
  readonly demo: DemoManifest;
}

function folderOf({ name, folder }: Pick<ProjectInput, 'name' | 'folder'>): string {
  return `reveal-${name}-${folder}`;
}

/** Returns the file name of the archive. */
export function zipName(input: Pick<ProjectInput, 'name' | 'folder'>): string {
  return `${folderOf(input)}.zip`;
}

function sdkOf({ folder, kit }: DownloadInput): KitSdk | undefined {
  return kit.versions[folder]?.sdk;
}

/** Estimates the size of the archive in bytes. */
export function zipSize(input: DownloadInput): number {
  const text = Object.values(writeProject(input)).join('').length;
  const data = dataSizes(neededData(input.demo, input.files)).gzip;
  return data + input.kit.kit.gzip + Math.round(text / 3) + (sdkOf(input)?.bytes ?? 0);
}

/** Creates the archive. If a file can't be loaded, rejects with an error that names the file. */
export async function makeZip(
  input: DownloadInput,
  assetUrl: (path: string) => string,
): Promise<Blob> {
  const data = neededData(input.demo, input.files);
  const encode = (text: string) => new TextEncoder().encode(text);
  const content: AsyncZippable = {};
  const folder = folderOf(input);
  for (const [path, text] of Object.entries(writeProject(input))) {
    content[`${folder}/${path}`] = encode(text);
  }
  content[`${folder}/src/demo.js`] = await loadAsset(
    assetUrl(input.kit.kit.file),
    input.kit.kit.bytes,
  );
  const sdk = sdkOf(input);
  if (sdk !== undefined) {
    content[`${folder}/${sdk.path}`] = [
      await loadAsset(assetUrl(sdk.file), sdk.bytes),
      { level: 0 },
    ];
  }
  content[`${folder}/public/demo/manifest.json`] = encode(JSON.stringify({ ...data, root: '' }));
  await Promise.all(
    Object.entries(data.files).map(async ([path, { bytes, contentType }]) => {
      const file = await loadAsset(assetUrl(`${data.root}/${path}`), bytes);
      // Images are already compressed.
      const level = contentType.startsWith('image/') ? 0 : 6;
      content[`${folder}/public/demo/${path}`] = [file, { level }];
    }),
  );
  return new Promise((resolve, reject) => {
    zip(content, (error, packed) => {
      if (error !== null) reject(error);
      else resolve(new Blob([packed as Uint8Array<ArrayBuffer>], { type: 'application/zip' }));
    });
  });
}
