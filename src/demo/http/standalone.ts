/**
 * The server of the download: `src/plugins/demoService` builds it to one file, which `demo.mjs` loads beside the data.
 * Node only.
 */
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readJson } from '../../files/readJson';
import type { DemoManifest } from '../manifest';
import type { DemoData } from '../service';
import { demoDataFromManifest } from '../service/fromManifest';
import { runDemo } from './command';

async function openData(folder: URL): Promise<DemoData> {
  const file = new URL('manifest.json', folder);
  if (!fs.existsSync(file)) {
    throw new Error('The folder data is missing beside demo.mjs: unpack the whole zip.');
  }
  const manifest = readJson<DemoManifest>(fileURLToPath(file));
  return demoDataFromManifest(manifest, (path) => fs.promises.readFile(new URL(path, folder)));
}

/** Serves the data of a folder, which ends with a slash. Rejects with one line when it cannot. */
export async function serveFolder(args: readonly string[], folder: URL): Promise<void> {
  await runDemo(args, () => openData(folder));
}
