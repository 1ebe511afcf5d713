/**
 * Writes the kit, which contains the files that are added to downloaded examples: the demo project's code as one
 * module, and the exact package versions for each docs version.
 */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { KitManifest, KitSdk, KitVersion } from '@reveal-docs/runner/download/kitManifest';
import {
  type DocsVersion,
  resolvePackageDir,
  resolveSdkDir,
  rootDir,
  sdkPackage,
} from '@reveal-docs/versions';
import { bundleForBrowser } from '@reveal-docs/build-steps/browserBundle';
import { contentHash, runCached } from '@reveal-docs/build-steps/cache';
import { packageListFile } from '@reveal-docs/build-steps/packages';
import { readJson } from '@reveal-docs/shared/readJson';
import { writeAgentsFile } from '../agentTools/agentsFile';
import { readSkeleton, skeletonFiles } from './skeleton';

const output = path.join(rootDir, '.generated', 'download', 'kit.json');
const staticDir = path.join(rootDir, '.generated', 'static', 'frame', 'kit');
const entry = path.join(rootDir, 'packages/runner/src/download/kit.ts');

interface WorkspacePackage {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly revealDocs: { readonly adapters?: Readonly<Record<string, string>> };
}

function packageVersion(dir: string): string {
  return readJson<{ version: string }>(path.join(dir, 'package.json')).version;
}

/** Returns the source files of the adapters, by path. */
function standInFiles(version: DocsVersion, adapters: readonly string[]): Record<string, string> {
  const folders = new Set(adapters.map((file) => path.dirname(file)));
  return Object.fromEntries(
    [...folders].flatMap((folder) =>
      fs
        .readdirSync(path.join(version.workspaceDir, folder))
        .filter((file) => file.endsWith('.ts'))
        .map((file) => [
          `${folder}/${file}`,
          fs.readFileSync(path.join(version.workspaceDir, folder, file), 'utf8'),
        ]),
    ),
  );
}

/**
 * Returns the local build of an SDK. Returns undefined if the SDK is from the registry. Throws if the tarball is
 * missing.
 */
function localSdk({ workspaceDir }: DocsVersion, pin: string | undefined): KitSdk | undefined {
  if (pin?.startsWith('file:') !== true) return undefined;
  const tarball = pin.slice('file:'.length);
  const content = fs.readFileSync(path.join(workspaceDir, tarball));
  const { name, ext } = path.parse(tarball);
  const file = `frame/kit/${name}.${contentHash(content)}${ext}`;
  return { file, bytes: content.length, path: tarball };
}

function describeVersion(version: DocsVersion, siteUrl: string): KitVersion {
  const { dependencies, revealDocs } = readJson<WorkspacePackage>(
    path.join(version.workspaceDir, 'package.json'),
  );
  const standIns = revealDocs.adapters ?? {};
  const three = packageVersion(resolvePackageDir('three', resolveSdkDir(version)));
  const own = Object.entries(dependencies).filter(
    // Omit packages that an adapter replaces. They're installed only for this site's type checks.
    ([name]) => !(name in standIns && name !== '@cognite/reveal') && name !== '@cognite/sdk-core',
  );
  const sdk = localSdk(version, dependencies[sdkPackage]);
  const all = {
    ...Object.fromEntries(own),
    // A local build exists only in this repository, so the download includes it.
    [sdkPackage]: sdk === undefined ? version.release : `file:${sdk.path}`,
    // The release of three.js that the viewer runs. In versions with an adapter, the types come from a different
    // release.
    three,
  };
  return {
    dependencies: all,
    agents: writeAgentsFile({
      folder: version.folder,
      route: version.routePath,
      release: version.interfaceRelease,
      dependencies: all,
      scripts: Object.keys(readSkeleton(rootDir).manifest.scripts),
      install: 'npm install',
      siteUrl,
    }),
    standIns,
    files: standInFiles(version, Object.values(standIns)),
    ...(sdk && { sdk }),
  };
}

/** Writes the kit for `versions`. Throws esbuild's report if the kit's code doesn't build. */
export async function generateDownload(
  versions: readonly DocsVersion[],
  siteUrl: string,
): Promise<void> {
  const described = Object.fromEntries(
    versions.map((version) => [version.folder, describeVersion(version, siteUrl)]),
  );
  await runCached(
    {
      name: 'download',
      key: described,
      code: [__filename, entry],
      inputs: [path.join(rootDir, 'package-lock.json'), ...Object.values(skeletonFiles(rootDir))],
      outputs: [output, packageListFile('download')],
    },
    async () => {
      const code = await bundleForBrowser({
        name: 'download',
        entry,
        format: 'esm',
        options: { legalComments: 'none' },
      });
      const file = `demo-kit.${contentHash(code)}.js`;
      fs.rmSync(staticDir, { recursive: true, force: true });
      fs.mkdirSync(staticDir, { recursive: true });
      fs.writeFileSync(path.join(staticDir, file), code);
      for (const { folder, workspaceDir } of versions) {
        const sdk = described[folder]?.sdk;
        if (sdk === undefined) continue;
        fs.copyFileSync(
          path.join(workspaceDir, sdk.path),
          path.join(staticDir, path.basename(sdk.file)),
        );
      }
      const raw = Buffer.from(code);
      fs.mkdirSync(path.dirname(output), { recursive: true });
      fs.writeFileSync(
        output,
        JSON.stringify({
          kit: { file: `frame/kit/${file}`, bytes: raw.length, gzip: gzipSync(raw).length },
          skeleton: readSkeleton(rootDir),
          versions: described,
        } satisfies KitManifest),
      );
    },
  );
}
