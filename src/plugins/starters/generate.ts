/** Packs each starter into a zip with its files, the license, and instructions for coding agents. */
import fs from 'node:fs';
import path from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { readJson } from '@reveal-docs/shared/readJson';
import { zipTime } from '@reveal-docs/shared/zipTime';
import { readVersions, rootDir } from '@reveal-docs/versions';
import { contentHash, runCached } from '@reveal-docs/build-steps/cache';
import { writeAgentsFile } from '../agentTools/agentsFile';
import { listStarterFiles, sdkReleaseOf, starterFile, starterNames, startersDir } from './files';
import { folderOf } from './folderOf';
import { starterZipsFile, type StarterZip, type StarterZips } from './zips';

const outputDir = path.join(rootDir, '.generated/static/assets/starters');
const license = path.join(rootDir, 'LICENSE');

interface Lock {
  readonly packages: Readonly<Record<string, { readonly resolved?: string }>>;
}

/**
 * Throws if a starter's lock file contains package URLs. The reader's own npm configuration must determine these URLs.
 */
function refuseHosts(dir: string): void {
  const file = path.join(dir, 'package-lock.json');
  const named = Object.entries(readJson<Lock>(file).packages).find(
    ([, { resolved }]) => resolved !== undefined,
  );
  if (named === undefined) return;
  throw new Error(
    `${file} contains the source URL of ${named[0]}. Add omit-lockfile-registry-resolved=true to the starter's ` +
      '.npmrc and regenerate the file.',
  );
}

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Returns the text of a starter's `AGENTS.md`. Throws if the docs have no latest version. */
export function starterAgents(dir: string, siteUrl: string): string {
  const { scripts = {}, dependencies = {} } = readJson<Manifest>(path.join(dir, 'package.json'));
  const release = sdkReleaseOf(dir);
  const version = readVersions().find((candidate) => candidate.isLast);
  if (version === undefined)
    throw new Error('The docs have no latest version, but the starters need one.');
  return writeAgentsFile({
    folder: version.folder,
    route: version.routePath,
    release,
    dependencies,
    scripts: Object.keys(scripts),
    install: 'npm ci',
    siteUrl,
  });
}

/**
 * Packs a starter into a zip with one top-level folder. The same files always produce the same bytes. Throws if the
 * lock file is missing or contains package URLs.
 */
export function zipStarter(dir: string, name: string, siteUrl: string): Uint8Array {
  refuseHosts(dir);
  const own = listStarterFiles(dir).map(
    (file) => [file, fs.readFileSync(starterFile(dir, file))] as const,
  );
  const content: Zippable = {
    ...Object.fromEntries(own),
    LICENSE: fs.readFileSync(license),
    'AGENTS.md': Buffer.from(starterAgents(dir, siteUrl)),
  };
  return zipSync({ [folderOf(name)]: content }, { mtime: zipTime, level: 9 });
}

/** Writes the zips of all starters. Throws for the same reasons as {@link zipStarter}. */
export async function generateStarters(siteUrl: string): Promise<void> {
  const dir = startersDir(rootDir);
  const names = starterNames(rootDir);
  const files = names.flatMap((name) =>
    listStarterFiles(path.join(dir, name)).map((file) => starterFile(path.join(dir, name), file)),
  );
  const table = path.join(dir, 'shared/files.json');
  await runCached(
    {
      name: 'starters',
      key: { names, siteUrl },
      code: [__filename],
      inputs: [license, table, ...new Set(files)],
      outputs: [starterZipsFile(rootDir)],
    },
    async () => {
      fs.rmSync(outputDir, { recursive: true, force: true });
      fs.mkdirSync(outputDir, { recursive: true });
      const zips: StarterZips = Object.fromEntries(
        names.map((name): [string, StarterZip] => {
          const zip = zipStarter(path.join(dir, name), name, siteUrl);
          const file = `${folderOf(name)}.${contentHash(zip)}.zip`;
          fs.writeFileSync(path.join(outputDir, file), zip);
          return [name, { file: `assets/starters/${file}`, bytes: zip.length }];
        }),
      );
      const manifest = starterZipsFile(rootDir);
      fs.mkdirSync(path.dirname(manifest), { recursive: true });
      fs.writeFileSync(manifest, JSON.stringify(zips));
    },
  );
}
