/**
 * Reads the generated demo data from disk. Used by the page about the demo project, tests, and benchmarks. Node only.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { DemoManifest } from './manifest';
import type { DemoData } from './service/data';
import { demoDataFromManifest } from './service/fromManifest';
import { rootDir } from '@reveal-docs/versions';
import { readJson } from '@reveal-docs/shared/readJson';

export const demoManifestFile = path.join(rootDir, '.generated/demo/manifest.json');

/** Returns the manifest of the generated data. Throws if it doesn't exist. */
export function readDemoManifest(): DemoManifest {
  if (!fs.existsSync(demoManifestFile)) {
    throw new Error('The demo data doesn’t exist yet. Run `npx tsx scripts/generate.ts`.');
  }
  return readJson<DemoManifest>(demoManifestFile);
}

/** Returns the data that a manifest describes. Reads tables and files on demand. */
export function readDemoData(manifest: DemoManifest): DemoData {
  const folder = path.join(rootDir, '.generated/static', manifest.root);
  return demoDataFromManifest(manifest, (file) => fs.promises.readFile(path.join(folder, file)));
}
