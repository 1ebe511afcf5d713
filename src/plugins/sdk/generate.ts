/**
 * Builds the ES modules that examples run: per release of the SDK one each for the SDK's entries, the client,
 * three.js and lil-gui, into `.generated/static/sdk/`, and the manifest that says which version uses which.
 */
import fs from 'node:fs';
import path from 'node:path';
import { contentHash, runCached } from '../cache';
import { packageListFile, writePackageList } from '../licenses/packages';
import {
  type DocsVersion,
  resolvePackageDir,
  resolveSdkDir,
  rootDir,
  sdkPackage,
} from '../../versions';
import { type BundleOutput, bundleModule, metricsStub, sizesOf } from './bundle';
import { exportedValueNames } from './exportNames';
import { readEntries } from './entries';
import { modulesNeeded, type SdkModule, type SdkRelease } from '../../frame/sdkManifest';
import { readJson } from '../../files/readJson';

const outputDir = path.join(rootDir, '.generated', 'sdk');
const staticDir = path.join(rootDir, '.generated', 'static', 'sdk');

/** Written once everything is built; see {@link SdkManifest} and {@link SdkExports}. */
export const manifestFile = path.join(outputDir, 'manifest.json');
export const exportsFile = path.join(outputDir, 'exports.json');

const clientPackage = '@cognite/sdk';
/** Entries of the SDK that programs may import, as `exports` in a package.json names them. */
const sdkEntries = ['.', './tools', './extensions/datasource'];
/** Runs animations: the viewer moves on what a tool started only when both have the same copy. */
const animationPackage = '@tweenjs/tween.js';

interface PackageManifest {
  readonly version: string;
  readonly type?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly revealDocs?: { readonly adapters?: Readonly<Record<string, string>> };
}

/** A published entry: which file runs and which declares it. */
interface Entry {
  readonly specifier: string;
  readonly file: string;
  readonly types: string;
}

function readManifest(dir: string): PackageManifest {
  return readJson<PackageManifest>(path.join(dir, 'package.json'));
}

/** The entries that programs may import. Throws when one is missing. */
function sdkEntryFiles(sdkDir: string): Entry[] {
  const found = readEntries(sdkDir);
  return sdkEntries.map((subpath) => {
    const entry = found.find((candidate) => candidate.subpath === subpath);
    if (entry === undefined) throw new Error(`${sdkDir} has no entry "${subpath}".`);
    return {
      specifier: path.posix.join(sdkPackage, subpath),
      file: path.join(sdkDir, entry.file),
      types: path.join(sdkDir, entry.types),
    };
  });
}

/** An entry module that exports from an ES module the names its declarations promise. */
function passedExports(file: string, names: readonly string[]): string {
  return `export { ${names.join(', ')} } from ${JSON.stringify(file)};\n`;
}

/** An entry module that gives a CommonJS or UMD file the export names its declarations promise. */
function namedExports(file: string, names: readonly string[]): string {
  const lines = names.map((name) => `export const ${name} = published.${name};`);
  return `const published = require(${JSON.stringify(file)});\n${lines.join('\n')}\n`;
}

/** By which names a built module is imported, and what it must export. */
interface Built {
  readonly specifiers: readonly string[];
  /** Base of its file's name: `reveal-4.29.0`. */
  readonly label: string;
  readonly output: BundleOutput;
  /** Names its declarations promise, where it has any that we read. */
  readonly names?: readonly string[];
}

/** Turns `@cognite/reveal/tools` into `reveal-tools`, `#model-identifier` into `model-identifier`. */
function fileLabel(specifier: string): string {
  return specifier.replace(/^(?:@[^/]+\/|#)/, '').replaceAll('/', '-');
}

function writeModule(built: Built, dir: string): SdkModule {
  const { code, imports } = built.output;
  const name = `${built.label}.${contentHash(code)}.js`;
  fs.writeFileSync(path.join(dir, name), code);
  return { file: `sdk/${name}`, ...sizesOf(code), imports };
}

/** Builds all modules of one version into the folder `dir`, which exists. */
export async function buildRelease(
  version: DocsVersion,
  dir: string = staticDir,
): Promise<{
  release: SdkRelease;
  names: Record<string, readonly string[]>;
  sources: readonly string[];
}> {
  const sdkDir = resolveSdkDir(version);
  const clientDir = resolvePackageDir(version.clientPackage, version.workspaceDir);
  const threeDir = resolvePackageDir('three', sdkDir);
  const guiDir = resolvePackageDir('lil-gui', version.workspaceDir);
  const adapters = readManifest(version.workspaceDir).revealDocs?.adapters ?? {};
  /** Where an adapter stands in front of a module, the module itself goes by a name of its own. */
  const published = (specifier: string) =>
    specifier in adapters ? `#published/${specifier}` : specifier;
  const shared = {
    three: 'three',
    [clientPackage]: published(clientPackage),
    [version.clientPackage]: published(clientPackage),
  };
  const modules: Built[] = [];

  const entries = sdkEntryFiles(sdkDir);
  const isModule = (file: string): boolean =>
    file.endsWith('.mjs') || (file.endsWith('.js') && readManifest(sdkDir).type === 'module');
  const files = new Set(entries.map((entry) => entry.file));
  const animation = `#shared/${animationPackage}`;
  if (files.size > 1) {
    const { version: animationVersion } = readManifest(resolvePackageDir(animationPackage, sdkDir));
    modules.push({
      specifiers: [animation],
      label: `tween-${animationVersion}`,
      output: await bundleModule({
        entry: `export * from "${animationPackage}"; export { default } from "${animationPackage}";`,
        resolveDir: sdkDir,
        externals: {},
      }),
    });
  }
  for (const file of files) {
    const own = entries.filter((entry) => entry.file === file);
    const names = [...new Set(own.flatMap((entry) => exportedValueNames(entry.types)))].sort();
    modules.push({
      specifiers: own.map((entry) => published(entry.specifier)),
      label: `${fileLabel(own[0]?.specifier ?? '')}-${version.release}`,
      names,
      output: await bundleModule({
        entry: isModule(file) ? passedExports(file, names) : namedExports(file, names),
        resolveDir: sdkDir,
        externals: files.size > 1 ? { ...shared, [animationPackage]: animation } : shared,
      }),
    });
  }

  const client = readManifest(clientDir);
  const clientNames =
    client.type === 'module'
      ? undefined
      : exportedValueNames(path.join(clientDir, 'dist/src/index.d.ts'));
  modules.push({
    specifiers: [published(clientPackage)],
    label: `client-${client.version}`,
    ...(clientNames && { names: clientNames }),
    output: await bundleModule({
      entry:
        clientNames === undefined
          ? `export * from ${JSON.stringify(version.clientPackage)};`
          : namedExports(version.clientPackage, clientNames),
      resolveDir: version.workspaceDir,
      externals: {},
    }),
  });

  const three = readManifest(threeDir).version;
  modules.push({
    specifiers: ['three'],
    label: `three-${three}`,
    output: await bundleModule({
      entry: 'export * from "three";',
      resolveDir: sdkDir,
      externals: {},
    }),
  });
  modules.push({
    specifiers: ['lil-gui'],
    label: `lil-gui-${readManifest(guiDir).version}`,
    output: await bundleModule({
      entry: 'export * from "lil-gui"; export { default } from "lil-gui";',
      resolveDir: version.workspaceDir,
      externals: {},
    }),
  });

  for (const [specifier, source] of Object.entries(adapters)) {
    modules.push({
      specifiers: [specifier],
      label: `${fileLabel(specifier)}-interface-${version.interfaceRelease}`,
      output: await bundleModule({
        entry: `export * from ${JSON.stringify(`./${source}`)};`,
        resolveDir: version.workspaceDir,
        externals: {
          ...shared,
          ...Object.fromEntries(
            Object.keys(adapters)
              .filter((name) => name.startsWith('#'))
              .map((name) => [name, name]),
          ),
          ...Object.fromEntries(
            entries.map((entry) => [entry.specifier, published(entry.specifier)]),
          ),
        },
      }),
    });
  }

  const names = Object.fromEntries(
    modules.flatMap((built) =>
      built.specifiers.map((specifier) => [specifier, built.names ?? built.output.exports]),
    ),
  );
  const release: SdkRelease = {
    release: version.release,
    interfaceRelease: version.interfaceRelease,
    client: client.version,
    three,
    modules: Object.fromEntries(
      modules.flatMap((built) => {
        const module = writeModule(built, dir);
        return built.specifiers.map((specifier) => [specifier, module]);
      }),
    ),
  };
  // Throws when one imports what there is not, or itself in a circle.
  modulesNeeded(release, Object.keys(release.modules));
  return {
    release,
    names,
    sources: modules.flatMap(({ output }) => output.sources),
  };
}

/** What two versions must have in common to run the same modules. */
function releaseKey(version: DocsVersion): string {
  const manifest = readManifest(version.workspaceDir);
  const installed = ['three', 'lil-gui', version.clientPackage].map(
    (name) => readManifest(resolvePackageDir(name, version.workspaceDir)).version,
  );
  const adapters = manifest.revealDocs?.adapters;
  // A local build may call itself as a release that another version runs.
  const pin = manifest.dependencies?.[sdkPackage];
  const build = pin?.startsWith('file:') === true ? pin : null;
  return JSON.stringify([
    version.release,
    build,
    version.interfaceRelease,
    installed,
    adapters ?? null,
  ]);
}

/**
 * Builds the modules of all `versions`, once per set of releases, and writes the manifest. Throws when a
 * package is missing, or when a module lacks a name.
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
      const built = new Map<string, Awaited<ReturnType<typeof buildRelease>>>();
      const manifest: Record<string, SdkRelease> = {};
      const names: Record<string, Record<string, readonly string[]>> = {};
      for (const version of versions) {
        const key = releaseKey(version);
        const result = built.get(key) ?? (await buildRelease(version));
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
