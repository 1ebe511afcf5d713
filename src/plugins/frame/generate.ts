/** Bundles the frame's boot script to `.generated/frame/boot.json`, from where the page puts it into a frame. */
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { rootDir } from '../../versions';
import { runCached } from '../cache';
import { packageListFile, writePackageList } from '../licenses/packages';

const source = path.join(rootDir, 'src', 'frame');
const output = path.join(rootDir, '.generated', 'frame', 'boot.json');

/** Writes the boot script as one classic script. Throws, with esbuild's report, when it does not build. */
export async function generateFrame(): Promise<void> {
  await runCached(
    {
      name: 'frame',
      key: null,
      inputs: [
        source,
        __dirname,
        path.join(__dirname, '../licenses'),
        path.join(rootDir, 'package-lock.json'),
      ],
      outputs: [output, packageListFile('frame')],
    },
    async () => {
      const result = await build({
        entryPoints: [path.join(source, 'boot', 'index.ts')],
        bundle: true,
        write: false,
        metafile: true,
        format: 'iife',
        platform: 'browser',
        target: 'es2022',
        minify: true,
        // A dynamic import of a name in the import map must stay as it is.
        supported: { 'dynamic-import': true },
        charset: 'ascii',
        logLevel: 'silent',
      });
      const script = result.outputFiles[0]?.text;
      if (script === undefined) throw new Error('esbuild wrote no boot script.');
      writePackageList(
        'frame',
        Object.keys(result.metafile.inputs).map((file) => path.resolve(file)),
      );
      fs.mkdirSync(path.dirname(output), { recursive: true });
      fs.writeFileSync(output, JSON.stringify({ script }));
    },
  );
}
