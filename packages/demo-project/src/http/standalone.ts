/** Entry point of the downloadable server. `src/plugins/demoService` bundles it into one file. Node only. */
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readJson } from '@reveal-docs/shared/readJson';
import type { DemoManifest } from '../manifest';
import type { DemoData } from '../service';
import { demoDataFromManifest } from '../service/fromManifest';
import { runDemo } from './command';

async function openData(folder: URL): Promise<DemoData> {
  const file = new URL('manifest.json', folder);
  if (!fs.existsSync(file)) {
    throw new Error('No `data` folder found next to demo.mjs. Extract the whole zip file.');
  }
  const manifest = readJson<DemoManifest>(fileURLToPath(file));
  return demoDataFromManifest(manifest, (path) => fs.promises.readFile(new URL(path, folder)));
}

/** Serves the data in `folder`, which is a URL that ends with a slash. Rejects with a one-line error. */
export async function serveFolder(args: readonly string[], folder: URL): Promise<void> {
  await runDemo(args, () => openData(folder));
}
