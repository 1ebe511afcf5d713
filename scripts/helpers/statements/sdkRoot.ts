import fs from 'node:fs';
import path from 'node:path';
import { buildRelease } from '../../../src/plugins/sdk/release';
import { rootDir, type DocsVersion } from '@reveal-docs/versions';

/**
 * Creates or replaces the folder `root`. Frames load the modules of `version` from this folder, and everything else
 * from this repository through links.
 */
export async function makeSdkRoot(version: DocsVersion, root: string): Promise<void> {
  fs.rmSync(root, { recursive: true, force: true });
  const sdkDir = path.join(root, '.generated', 'static', 'sdk');
  fs.mkdirSync(sdkDir, { recursive: true });
  fs.mkdirSync(path.join(root, '.generated', 'sdk'));
  for (const shared of [
    'src',
    'packages',
    'node_modules',
    '.generated/demo',
    '.generated/frame',
    '.generated/static/demo',
  ]) {
    fs.symlinkSync(path.join(rootDir, shared), path.join(root, shared));
  }
  const { release } = await buildRelease(version, sdkDir);
  const manifest = path.join(root, '.generated', 'sdk', 'manifest.json');
  fs.writeFileSync(manifest, JSON.stringify({ [version.folder]: release }));
}
