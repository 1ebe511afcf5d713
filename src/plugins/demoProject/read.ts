/** Reads the generated demo data from disk: for the page about it, for tests and for benchmarks. Node only. */
import fs from 'node:fs';
import path from 'node:path';
import type { DemoManifest } from '../../demo/manifest';
import type { DemoData } from '../../demo/service/data';
import { demoDataFromManifest } from '../../demo/service/fromManifest';
import { rootDir } from '../../versions';

/** Where the generator writes the manifest, absolute. */
export const demoManifestFile = path.join(rootDir, '.generated/demo/manifest.json');

/** The manifest of the generated data. Throws when there is none. */
export function readDemoManifest(): DemoManifest {
  if (!fs.existsSync(demoManifestFile)) {
    throw new Error('The demo data is not there yet: run `npm run generate`.');
  }
  return JSON.parse(fs.readFileSync(demoManifestFile, 'utf8')) as DemoManifest;
}

/** The data that a manifest names; tables and files are read when they are asked for. */
export function readDemoData(manifest: DemoManifest): DemoData {
  const folder = path.join(rootDir, '.generated/static', manifest.root);
  return demoDataFromManifest(manifest, (file) => fs.promises.readFile(path.join(folder, file)));
}
