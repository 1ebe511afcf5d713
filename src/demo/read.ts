/** Reads the generated demo data from disk: for the page about it, for tests and for benchmarks. Node only. */
import fs from 'node:fs';
import path from 'node:path';
import type { DemoManifest } from './manifest';
import type { DemoData } from './service/data';
import { demoDataFromManifest } from './service/fromManifest';
import { rootDir } from '../versions';
import { readJson } from '../files/readJson';

/** Where the generator writes the manifest, absolute. */
export const demoManifestFile = path.join(rootDir, '.generated/demo/manifest.json');

/** The manifest of the generated data. Throws when there is none. */
export function readDemoManifest(): DemoManifest {
  if (!fs.existsSync(demoManifestFile)) {
    throw new Error('The demo data is not there yet: run `npx tsx scripts/generate.ts`.');
  }
  return readJson<DemoManifest>(demoManifestFile);
}

/** The data that a manifest names; tables and files are read when they are asked for. */
export function readDemoData(manifest: DemoManifest): DemoData {
  const folder = path.join(rootDir, '.generated/static', manifest.root);
  return demoDataFromManifest(manifest, (file) => fs.promises.readFile(path.join(folder, file)));
}
