/** Installs, tests, and builds a starter outside the repository's workspaces, as a reader would. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import semver from 'semver';
import type { Starter } from './read';

/** Errors from npm if the registry doesn't respond. */
const noRegistry =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network request to/;

export function assertNode({ name, engines }: Starter, version = process.version): void {
  if (semver.satisfies(version, engines.node)) return;
  throw new Error(
    `${name} requires Node ${engines.node}, but you are running ${version}. Install a newer version of Node.`,
  );
}

export function emptyFolder(named?: string): string {
  if (named === undefined) return fs.mkdtempSync(path.join(os.tmpdir(), 'reveal-starter-'));
  fs.mkdirSync(named, { recursive: true });
  if (fs.readdirSync(named).length === 0) return path.resolve(named);
  throw new Error(`${named} isn't empty. Specify an empty or new folder.`);
}

function npm(folder: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const options = { cwd: folder, env: { ...process.env, ...env }, maxBuffer: 1 << 26 };
  return new Promise((resolve, reject) => {
    execFile('npm', args, options, (error, stdout, stderr) => {
      if (error === null) return resolve();
      const said = `${stdout}\n${stderr}`.trim();
      const words =
        args[0] === 'ci' && noRegistry.test(said)
          ? "npm can't reach a registry. Check the network, or set another registry with `npm config set registry`."
          : `\`npm ${args.join(' ')}\` failed:\n${said.split('\n').slice(-30).join('\n')}`;
      reject(new Error(words, { cause: error }));
    });
  });
}

export async function buildStarter(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  await npm(folder, ['ci'], env);
  await npm(folder, ['test'], env);
  await npm(folder, ['run', 'build'], env);
}
