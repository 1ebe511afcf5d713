/** Program that writes the demo project's data. {@link generateDemo} starts it. */
import fs from 'node:fs';
import path from 'node:path';
import type { DemoManifest } from '@reveal-docs/demo-project/manifest';
import { buildDemo } from '@reveal-docs/demo-project/plant/build';
import { contentHash } from '@reveal-docs/build-steps/cache';
import { manifestFile, outputDir } from './generate';

async function writeDemo(): Promise<void> {
  const { files, manifest } = await buildDemo();
  const digests = [...files].map(([name, content]) => `${name}:${contentHash(content)}`).sort();
  const folder = contentHash(digests.join('\n'));
  fs.rmSync(outputDir, { recursive: true, force: true });
  for (const [name, content] of files) {
    const file = path.join(outputDir, folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
  const complete: DemoManifest = { root: `demo/${folder}`, ...manifest };
  fs.mkdirSync(path.dirname(manifestFile), { recursive: true });
  fs.writeFileSync(manifestFile, JSON.stringify(complete, null, 1));
}

writeDemo().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
