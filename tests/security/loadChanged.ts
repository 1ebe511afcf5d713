import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { rootDir } from '@reveal-docs/versions';
import { applyChanges, type SourceChange } from './frame/sourceChanges';

/** Loads a module with source changes that disable a defense. `file` is relative to the repository. */
export async function loadChanged<Exports>(
  file: string,
  changes: readonly SourceChange[],
): Promise<Exports> {
  const { outputFiles } = await build({
    entryPoints: [path.join(rootDir, file)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'iife',
    globalName: 'loaded',
    plugins: [applyChanges(changes)],
  });
  const run = new Function('require', `${outputFiles[0]?.text}\nreturn loaded;`);
  return run(createRequire(path.join(rootDir, 'package.json'))) as Exports;
}
