/** A folder outside the repository's workspaces in which a starter is installed, tested and built as a reader would. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import semver from 'semver';
import type { Starter } from './read';

/** What npm says when it gets no answer. */
const noRegistry =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network request to/;

/** Throws when the starter does not run in this Node. */
export function assertNode({ name, engines }: Starter, version = process.version): void {
  if (semver.satisfies(version, engines.node)) return;
  throw new Error(
    `${name} needs Node ${engines.node}, and this is ${version}: install a newer one.`,
  );
}

/**
 * An empty folder, made where it is not there yet; without one that is named, a temporary one. Throws when there is
 * something in it.
 */
export function emptyFolder(named?: string): string {
  if (named === undefined) return fs.mkdtempSync(path.join(os.tmpdir(), 'reveal-starter-'));
  fs.mkdirSync(named, { recursive: true });
  if (fs.readdirSync(named).length === 0) return path.resolve(named);
  throw new Error(`${named} is not empty: name an empty folder, or one that is not there yet.`);
}

/** Runs npm in the folder. Rejects with what it printed last. */
function npm(folder: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const options = { cwd: folder, env: { ...process.env, ...env }, maxBuffer: 1 << 26 };
  return new Promise((resolve, reject) => {
    execFile('npm', args, options, (error, stdout, stderr) => {
      if (error === null) return resolve();
      const said = `${stdout}\n${stderr}`.trim();
      const words =
        args[0] === 'ci' && noRegistry.test(said)
          ? 'npm reaches no registry: check the network, or name another with `npm config set registry`.'
          : `\`npm ${args.join(' ')}\` failed:\n${said.split('\n').slice(-30).join('\n')}`;
      reject(new Error(words, { cause: error }));
    });
  });
}

/** Installs, tests and builds what `copyStarter` copied. Rejects with what went wrong. */
export async function buildStarter(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  await npm(folder, ['ci'], env);
  await npm(folder, ['test'], env);
  await npm(folder, ['run', 'build'], env);
}
