/**
 * `npm run api:record -- 4.8.0 …`: records what a release of the SDK offers, for the pages of API changes. The
 * package comes from the registry and is thrown away again; a version whose interface is a committed list is
 * recorded from that list. What a release offers never changes: run it once, when a release is worth comparing.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readSurface } from '../src/plugins/apiChanges/surface';
import { packRelease, releasesDir } from '../src/plugins/apiHistory/releases';
import { generateSdkTypes } from '../src/plugins/sdkTypes/generate';
import {
  readVersions,
  rootDir,
  sdkPackage,
  type ApiSource,
  type DocsVersion,
} from '../src/versions';
import { main } from './run';

/** In the repository, so that the SDK's typings find three and the client. */
const workDir = path.join(rootDir, '.generated', 'apiRecord');

interface Packed {
  readonly filename: string;
  readonly integrity: string;
}

/** Downloads a release into `dir` as an installed package and returns its integrity hash. */
function download(release: string, dir: string): string {
  fs.rmSync(dir, { recursive: true, force: true });
  const target = path.join(dir, 'node_modules', sdkPackage);
  fs.mkdirSync(target, { recursive: true });
  const args = ['pack', `${sdkPackage}@${release}`, '--json', '--pack-destination', dir];
  const [packed] = JSON.parse(execFileSync('npm', args, { encoding: 'utf8' })) as Packed[];
  if (packed === undefined) throw new Error(`npm has no ${sdkPackage} ${release}.`);
  const archive = path.join(dir, path.basename(packed.filename));
  execFileSync('tar', ['-xzf', archive, '-C', target, '--strip-components=1']);
  return packed.integrity;
}

/** Entry points as the package's `exports` declares them, or the declaration files at its root. */
function findEntryPoints(sdkDir: string): Record<string, string> {
  const manifest = JSON.parse(fs.readFileSync(path.join(sdkDir, 'package.json'), 'utf8')) as {
    exports?: Record<string, { types?: string }>;
  };
  const declared = Object.entries(manifest.exports ?? {}).flatMap(([subpath, { types }]) =>
    types === undefined ? [] : [[subpath, types] as const],
  );
  const atRoot = ['index', 'tools', 'extensions/datasource']
    .map((name) => [name === 'index' ? '.' : `./${name}`, `${name}.d.ts`] as const)
    .filter(([, file]) => fs.existsSync(path.join(sdkDir, file)));
  const entries = declared.length > 0 ? declared : atRoot;
  if (entries.length === 0) throw new Error(`No entry point with typings in ${sdkDir}.`);
  // The main module first: a symbol that several export is its own.
  return Object.fromEntries(
    [...entries]
      .sort(([a], [b]) => a.length - b.length)
      .map(([subpath, file]) => [
        `cognite_reveal${subpath.slice(1).replaceAll('/', '_')}`,
        path.normalize(file),
      ]),
  );
}

/** A stand-in for the version that runs a downloaded release. */
function versionOf(release: string, dir: string, api: ApiSource): DocsVersion {
  const [latest] = readVersions().filter(({ isLast }) => isLast);
  if (latest === undefined) throw new Error('versions.json names no version.');
  return { ...latest, workspaceDir: dir, release, interfaceRelease: release, api };
}

async function record(release: string): Promise<void> {
  const listed = readVersions().find(
    ({ api, interfaceRelease }) => api.layout === 'page' && interfaceRelease === release,
  );
  let source: string;
  let version: DocsVersion;
  if (listed?.api.layout === 'page') {
    await generateSdkTypes([listed]);
    version = listed;
    source = `examples/${listed.folder}/${listed.api.symbols}`;
  } else {
    const dir = path.join(workDir, release);
    source = download(release, dir);
    const entryPoints = findEntryPoints(path.join(dir, 'node_modules', sdkPackage));
    version = versionOf(release, dir, { layout: 'packages', entryPoints });
  }
  const surface = readSurface(version);
  const file = path.join(releasesDir, `${release}.json`);
  fs.mkdirSync(releasesDir, { recursive: true });
  fs.writeFileSync(file, packRelease({ release, source, surface }));
  console.log(`${path.relative(rootDir, file)}: ${Object.keys(surface).length} symbols`);
}

main(async () => {
  const releases = process.argv.slice(2);
  if (releases.length === 0 || releases.some((release) => !/^\d+\.\d+\.\d+$/.test(release))) {
    throw new Error('Name one or more releases: npm run api:record -- 4.8.0');
  }
  for (const release of releases) await record(release);
  fs.rmSync(workDir, { recursive: true, force: true });
});
