import fs from 'node:fs';
import type { Tested } from '../../../src/plugins/starters/tested';
import { copyStarter } from '../../../src/plugins/starters/files';
import { freePort } from '../ports';
import { startProofDemo } from './demo';
import type { CheckOptions } from './options';
import { proveServer } from './hostile';
import { startPreview } from './preview';
import { proveInBrowser } from './prove';
import type { Starter } from './read';
import { testedStarter } from './tested';
import { assertNode, buildStarter, emptyFolder } from './workshop';

/**
 * Tests one starter: installs, tests, and builds it in an empty folder, and then uses it in a browser. Rejects if a
 * step fails.
 */
export async function proveStarter(
  starter: Starter,
  { port, folder: named, pictures }: Pick<CheckOptions, 'port' | 'folder' | 'pictures'>,
): Promise<Tested> {
  assertNode(starter);
  const ownPort = await freePort(port);
  const folder = emptyFolder(named);
  const demo = await startProofDemo();
  try {
    const env = { [starter.starter.baseUrl]: demo.url };
    copyStarter(starter.dir, folder);
    await buildStarter(folder, env);
    const served = { name: starter.name, folder, port: ownPort, env };
    await proveServer(served, 'start');
    await proveServer(served, 'preview');
    const preview = await startPreview(folder, ownPort, env);
    try {
      return testedStarter(starter, await proveInBrowser(preview.url, demo, pictures), new Date());
    } finally {
      await preview.close();
    }
  } finally {
    await demo.close();
    if (named === undefined) fs.rmSync(folder, { recursive: true, force: true });
  }
}
