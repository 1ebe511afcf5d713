/** The proof of one starter: installed, tested and built in an empty folder, then used in a browser. */
import fs from 'node:fs';
import { startProofDemo } from './demo';
import type { CheckOptions } from './options';
import { freePort, startPreview } from './preview';
import { proveInBrowser } from './prove';
import type { Starter } from './read';
import { testedStarter, type Tested } from './tested';
import { assertNode, buildStarter, copyStarter, emptyFolder } from './workshop';

/** Proves one starter. Rejects with what is wrong. */
export async function proveStarter(
  starter: Starter,
  { port, folder: named }: Pick<CheckOptions, 'port' | 'folder'>,
): Promise<Tested[string]> {
  assertNode(starter);
  const ownPort = await freePort(port);
  const folder = emptyFolder(named);
  const demo = await startProofDemo();
  try {
    const env = { [starter.starter.baseUrl]: demo.url };
    copyStarter(starter, folder);
    await buildStarter(folder, env);
    const preview = await startPreview(folder, ownPort, env);
    try {
      return testedStarter(starter, await proveInBrowser(preview.url, demo), new Date());
    } finally {
      await preview.close();
    }
  } finally {
    await demo.close();
    if (named === undefined) fs.rmSync(folder, { recursive: true, force: true });
  }
}
