/**
 * Builds the ES modules that examples import: the SDK's entry points, the client, three.js and the addons that examples
 * use, and lil-gui. The manifest maps versions to modules.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { SdkRelease } from '@reveal-docs/runner/sdkManifest';
import { resolvePackageDir, rootDir, sdkPackage, type DocsVersion } from '@reveal-docs/versions';
import { runCached } from '@reveal-docs/build-steps/cache';
import { packageListFile, writePackageList } from '@reveal-docs/build-steps/packages';
import { metricsStub } from './bundle';
import { readManifest } from './packageManifest';
import { buildRelease, type BuiltRelease } from './release';

const outputDir = path.join(rootDir, '.generated', 'sdk');
const staticDir = path.join(rootDir, '.generated', 'static', 'sdk');

const manifestFile = path.join(outputDir, 'manifest.json');
const exportsFile = path.join(outputDir, 'exports.json');

/** Returns a key that is the same for versions that run the same modules. */
function releaseKey(version: DocsVersion): string {
  const manifest = readManifest(version.workspaceDir);
  const installed = ['three', 'lil-gui', version.clientPackage].map(
    (name) => readManifest(resolvePackageDir(name, version.workspaceDir)).version,
  );
  const { adapters, threeAddons } = manifest.revealDocs ?? {};
  // Include the pin, because a local build can have the same release number as another version's SDK.
  const pin = manifest.dependencies?.[sdkPackage];
  const build = pin?.startsWith('file:') === true ? pin : null;
  return JSON.stringify([
    version.release,
    build,
    version.interfaceRelease,
    installed,
    adapters ?? null,
    threeAddons ?? null,
  ]);
}

/**
 * Builds the modules of all `versions`, and writes the manifest. Versions with the same releases share their modules.
 * Throws if a package or an export is missing.
 */
export async function generateSdk(versions: DocsVersion[]): Promise<void> {
  const adapterDirs = versions
    .map((version) => path.join(version.workspaceDir, 'adapter'))
    .filter((dir) => fs.existsSync(dir));
  await runCached(
    {
      name: 'sdk',
      key: versions.map((version) => [version.folder, releaseKey(version)]),
      code: [__filename, metricsStub],
      inputs: [
        path.join(rootDir, 'package-lock.json'),
        ...versions.map((version) => path.join(version.workspaceDir, 'package.json')),
        ...adapterDirs,
      ],
      outputs: [staticDir, manifestFile, exportsFile, packageListFile('sdk')],
    },
    async () => {
      fs.rmSync(staticDir, { recursive: true, force: true });
      fs.mkdirSync(staticDir, { recursive: true });
      fs.mkdirSync(outputDir, { recursive: true });
      const built = new Map<string, BuiltRelease>();
      const manifest: Record<string, SdkRelease> = {};
      const names: Record<string, Record<string, readonly string[]>> = {};
      for (const version of versions) {
        const key = releaseKey(version);
        const result = built.get(key) ?? (await buildRelease(version, staticDir));
        built.set(key, result);
        manifest[version.folder] = result.release;
        names[version.folder] = result.names;
      }
      writePackageList(
        'sdk',
        [...built.values()].flatMap(({ sources }) => sources),
      );
      fs.writeFileSync(manifestFile, JSON.stringify(manifest, null, 1));
      fs.writeFileSync(exportsFile, JSON.stringify(names, null, 1));
    },
  );
}
