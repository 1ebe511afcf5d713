import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

export function canInstall(): boolean {
  return process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
}

/** Installs Debian packages. If apt fails, prints its error message instead of throwing. */
export function installPackages(...packages: string[]): void {
  void (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  );
}

/**
 * Returns the result of `find`. If the program is missing, installs the Debian packages and tries again. If it's still
 * missing, throws an error with `instructions`.
 */
export function ensureInstalled<Found>(
  name: string,
  find: () => Found | undefined,
  { packages, instructions }: { readonly packages: string[]; readonly instructions: string },
): Found {
  const found = find();
  if (found !== undefined) return found;
  if (canInstall()) {
    console.log(`${name} not found. Installing the Debian packages.`);
    installPackages(...packages);
  }
  const installed = find();
  if (installed === undefined) throw new Error(instructions);
  return installed;
}
