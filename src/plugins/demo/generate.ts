/** Writes the demo project's data below `.generated/static/demo/`, where the site serves it, and its manifest. */
import fs from 'node:fs';
import path from 'node:path';
import type { DemoManifest } from '../../demo/manifest';
import { buildDemo } from '../../demo/plant/build';
import { rootDir } from '../../versions';
import { contentHash, runCached } from '../cache';

const outputDir = path.join(rootDir, '.generated', 'static', 'demo');
const manifestFile = path.join(rootDir, '.generated', 'demo', 'manifest.json');

/** Generates the demo data unless it is there already. All versions share it. Throws when it cannot. */
export async function generateDemo(): Promise<void> {
  await runCached(
    {
      name: 'demo',
      key: null,
      inputs: [
        path.join(rootDir, 'src', 'demo', 'plant'),
        path.join(rootDir, 'src', 'demo', 'photos'),
        path.join(rootDir, 'src', 'demo', 'manifest.ts'),
        __filename,
      ],
      outputs: [outputDir, manifestFile],
    },
    async () => {
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
    },
  );
}
