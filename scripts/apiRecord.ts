/**
 * `npx tsx scripts/apiRecord.ts 4.8.0 …`: records the API of SDK releases, for the pages about API changes. Record each
 * release only once, because releases never change. Instead of a release, you can specify a tarball, or a folder with a
 * build. If a version's API list is committed, the script records that list.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readSurface } from '@reveal-docs/api-reference/changes/surface';
import { packRelease, releasesDir } from '@reveal-docs/api-reference/history/releases';
import { entryPointsOf } from '../src/plugins/sdk/entries';
import { generateSdkTypes } from '@reveal-docs/api-reference/types/generate';
import {
  findSdk,
  integrityOf,
  packSpec,
  runNpm,
  type SdkSource,
} from '../src/writing/sdkNext/sdkSource';
import {
  readVersions,
  rootDir,
  sdkPackage,
  type ApiSource,
  type DocsVersion,
} from '@reveal-docs/versions';
import { main } from './helpers/run';

/** Must be in the repository, so that the SDK's typings can resolve three.js and the client. */
const workDir = path.join(rootDir, '.generated', 'apiRecord');

/** Unpacks the SDK, so that programs in `dir` can import it like an installed package. */
function unpack(tarball: string, dir: string): void {
  const target = path.join(dir, 'node_modules', sdkPackage);
  fs.mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
}

function versionOf(release: string, dir: string, api: ApiSource): DocsVersion {
  const [latest] = readVersions().filter(({ isLast }) => isLast);
  if (latest === undefined) throw new Error('versions.json is empty. Add at least one version.');
  return { ...latest, workspaceDir: dir, release, interfaceRelease: release, api };
}

function tarballOf(source: SdkSource, dir: string): string {
  if (source.tarball !== undefined) return source.tarball;
  return packSpec(runNpm, `${sdkPackage}@${source.manifest.version}`, dir);
}

function findListed(spec: string): DocsVersion | undefined {
  return readVersions().find(
    ({ api, interfaceRelease }) => api.layout === 'page' && interfaceRelease === spec,
  );
}

async function record(spec: string): Promise<void> {
  const listed = findListed(spec);
  let release: string;
  let source: string;
  let version: DocsVersion;
  if (listed?.api.layout === 'page') {
    await generateSdkTypes([listed]);
    version = listed;
    release = listed.interfaceRelease;
    source = `examples/${listed.folder}/${listed.api.symbols}`;
  } else {
    const packed = path.join(workDir, 'packed');
    const found = findSdk(spec, { root: rootDir, workDir: packed, npm: runNpm });
    release = found.manifest.version;
    const dir = path.join(workDir, release);
    fs.rmSync(dir, { recursive: true, force: true });
    const tarball = tarballOf(found, packed);
    unpack(tarball, dir);
    source = integrityOf(tarball);
    const entryPoints = entryPointsOf(path.join(dir, 'node_modules', sdkPackage));
    version = versionOf(release, dir, { layout: 'packages', entryPoints });
  }
  const surface = readSurface(version);
  const file = path.join(releasesDir, `${release}.json`);
  fs.mkdirSync(releasesDir, { recursive: true });
  fs.writeFileSync(file, packRelease({ release, source, surface }));
  console.log(`${path.relative(rootDir, file)}: ${Object.keys(surface).length} symbols`);
}

main(async () => {
  const specs = process.argv.slice(2);
  if (specs.length === 0) {
    throw new Error(
      'Missing release. Specify releases, folders or tarballs: `npx tsx scripts/apiRecord.ts 4.8.0 ../reveal/viewer`.',
    );
  }
  try {
    for (const spec of specs) await record(spec);
  } finally {
    fs.rmSync(workDir, { recursive: true, force: true });
  }
});
