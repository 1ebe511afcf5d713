/**
 * Updates `node_modules` after a cut or drop without using a registry. A new version gets copies of the packages that
 * are installed for Next. `npm ci` installs the rest.
 */
import fs from 'node:fs';
import path from 'node:path';
import { workspaceName, workspacePath } from '../pins';

function linkFile(root: string, folder: string): string {
  return path.join(root, 'node_modules', workspaceName(folder));
}

/**
 * Links the workspace of a new version, and copies the packages in Next's workspace to it. Calling this again is safe.
 */
export function linkWorkspace(root: string, folder: string): void {
  const link = linkFile(root, folder);
  const workspace = path.join(root, workspacePath(folder));
  if (fs.existsSync(path.dirname(link)) && !fs.existsSync(link)) {
    fs.symlinkSync(path.relative(path.dirname(link), workspace), link, 'dir');
  }
  const installed = path.join(root, workspacePath('next'), 'node_modules');
  const own = path.join(workspace, 'node_modules');
  if (!fs.existsSync(installed) || fs.existsSync(own)) return;
  // Copy all packages or none, because a partial copy would look installed.
  const part = path.join(root, '.cache', `node_modules-${folder}`);
  fs.rmSync(part, { recursive: true, force: true });
  fs.cpSync(installed, part, { recursive: true, verbatimSymlinks: true });
  fs.renameSync(part, own);
}

/** Removes the link to a dropped version's workspace. Calling this again is safe. */
export function unlinkWorkspace(root: string, folder: string): void {
  fs.rmSync(linkFile(root, folder), { force: true });
}
