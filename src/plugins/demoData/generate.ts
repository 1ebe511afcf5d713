/** Writes the demo project's data below `.generated/static/demo/`, where the site serves it, and its manifest. */
import path from 'node:path';
import { rootDir } from '../../versions';
import { runCached } from '../cache';
import { runScript } from '../child';

export const outputDir = path.join(rootDir, '.generated', 'static', 'demo');
export const manifestFile = path.join(rootDir, '.generated', 'demo', 'manifest.json');

const script = path.join(__dirname, 'write.ts');

/**
 * Generates the demo data unless it is there already, in a process of its own: it takes longest of all generators.
 * All versions share it. Rejects when it cannot.
 */
export async function generateDemo(): Promise<void> {
  await runCached(
    {
      name: 'demo',
      key: null,
      code: [__filename, script],
      inputs: [path.join(rootDir, 'src/demo/photos')],
      outputs: [outputDir, manifestFile],
    },
    () => runScript(script, [], 'The demo data: its generator ended'),
  );
}
