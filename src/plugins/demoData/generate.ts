import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';
import { runCached } from '@reveal-docs/build-steps/cache';
import { runScript } from '@reveal-docs/build-steps/child';

export const outputDir = path.join(rootDir, '.generated', 'static', 'demo');
export const manifestFile = path.join(rootDir, '.generated', 'demo', 'manifest.json');

const script = path.join(__dirname, 'write.ts');

/**
 * Generates the demo data, which all versions share. This is the slowest generator, so it runs in a separate process.
 * Rejects if the process fails.
 */
export async function generateDemo(): Promise<void> {
  await runCached(
    {
      name: 'demo',
      key: null,
      code: [__filename, script],
      inputs: [path.join(rootDir, 'packages/demo-project/src/photos')],
      outputs: [outputDir, manifestFile],
    },
    () => runScript(script, [], 'The demo data generator exited'),
  );
}
