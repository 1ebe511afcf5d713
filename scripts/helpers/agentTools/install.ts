import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildDir } from '../buildInfo';
import { toolsFile } from '../../../src/plugins/agentTools/toolsFile';

const exec = promisify(execFile);

export const builtTools = path.join(buildDir, toolsFile);

/**
 * Installs an archive in `dir` with npm, without network access and with an empty cache. Returns the path of the
 * command's module. Rejects with npm's message if the installation fails.
 */
export async function installTools(dir: string, archive = builtTools): Promise<string> {
  fs.writeFileSync(path.join(dir, 'package.json'), '{ "private": true }\n');
  const args = ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', archive];
  const env = { ...process.env, npm_config_cache: path.join(dir, '.npm') };
  // On Windows, npm is a script, so it needs a shell.
  await exec('npm', args, { cwd: dir, env, shell: process.platform === 'win32' });
  return path.join(dir, 'node_modules/reveal-docs-tools/bin/main.js');
}
