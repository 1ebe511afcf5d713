/** Bundles the frame's boot script to `.generated/frame/boot.json`, from where the page puts it into a frame. */
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '../../versions';
import { bundleForBrowser } from '../browserBundle';
import { runCached } from '../cache';
import { packageListFile } from '../licenses/packages';

const entry = path.join(rootDir, 'src/frame/boot/index.ts');
const output = path.join(rootDir, '.generated', 'frame', 'boot.json');

/** Writes the boot script as one classic script. Throws, with esbuild's report, when it does not build. */
export async function generateFrame(): Promise<void> {
  await runCached(
    {
      name: 'frame',
      key: null,
      code: [__filename, entry],
      inputs: [path.join(rootDir, 'package-lock.json')],
      outputs: [output, packageListFile('frame')],
    },
    async () => {
      const script = await bundleForBrowser({
        name: 'frame',
        entry,
        format: 'iife',
        options: {
          // A dynamic import of a name in the import map must stay as it is.
          supported: { 'dynamic-import': true },
          charset: 'ascii',
        },
      });
      fs.mkdirSync(path.dirname(output), { recursive: true });
      fs.writeFileSync(output, JSON.stringify({ script }));
    },
  );
}
