/** Builds the ES modules of one version: the SDK, the client, three.js with its addons, lil-gui, and adapters. */
import fs from 'node:fs';
import path from 'node:path';
import { modulesNeeded, type SdkModule, type SdkRelease } from '@reveal-docs/runner/sdkManifest';
import { resolvePackageDir, resolveSdkDir, type DocsVersion } from '@reveal-docs/versions';
import { contentHash } from '@reveal-docs/build-steps/cache';
import { bundleModule, sizesOf, type BundleOutput } from './bundle';
import { namedExports, passedExports, sdkEntryFiles, type Entry } from './entryModules';
import { exportedValueNames } from './exportNames';
import { readManifest } from './packageManifest';

const clientPackage = '@cognite/sdk';
/** The viewer updates a tool's animations only if the viewer and the tool share one copy of this package. */
const animationPackage = '@tweenjs/tween.js';
/** Specifier that the SDK's entry points use to import the shared {@link animationPackage}. */
const animation = `#shared/${animationPackage}`;

interface Built {
  readonly specifiers: readonly string[];
  /** Start of the file name, such as `reveal-4.29.0`. */
  readonly label: string;
  readonly output: BundleOutput;
  /** Names of the values that the declarations export. Undefined if the build doesn't read the declarations. */
  readonly names?: readonly string[];
}

/**
 * Converts a specifier to a label: `@cognite/reveal/tools` → `reveal-tools`, `#model-identifier` → `model-identifier`.
 */
function fileLabel(specifier: string): string {
  return specifier.replace(/^(?:@[^/]+\/|#)/, '').replaceAll('/', '-');
}

function writeModule(built: Built, dir: string): SdkModule {
  const { code, imports } = built.output;
  const name = `${built.label}.${contentHash(code)}.js`;
  fs.writeFileSync(path.join(dir, name), code);
  return { file: `sdk/${name}`, ...sizesOf(code), imports };
}

interface Parts {
  readonly version: DocsVersion;
  readonly sdkDir: string;
  readonly clientDir: string;
  readonly entries: readonly Entry[];
  /** Source files of the adapters, by specifier. Paths are relative to the workspace. */
  readonly adapters: Readonly<Record<string, string>>;
  /**
   * Returns the specifier of the SDK's own module. The result differs from `specifier` only if an adapter replaces the
   * module.
   */
  readonly published: (specifier: string) => string;
  /** Packages that modules import instead of bundling them. */
  readonly shared: Readonly<Record<string, string>>;
}

function partsOf(version: DocsVersion): Parts {
  const sdkDir = resolveSdkDir(version);
  const adapters = readManifest(version.workspaceDir).revealDocs?.adapters ?? {};
  const published = (specifier: string) =>
    specifier in adapters ? `#published/${specifier}` : specifier;
  return {
    version,
    sdkDir,
    clientDir: resolvePackageDir(version.clientPackage, version.workspaceDir),
    entries: sdkEntryFiles(sdkDir),
    adapters,
    published,
    shared: {
      three: 'three',
      [clientPackage]: published(clientPackage),
      [version.clientPackage]: published(clientPackage),
    },
  };
}

/**
 * Builds one module per entry point of the SDK. If there are several entry points, the animation package becomes a
 * separate module.
 */
async function buildSdk({ version, sdkDir, entries, published, shared }: Parts): Promise<Built[]> {
  const isModule = (file: string): boolean =>
    file.endsWith('.mjs') || (file.endsWith('.js') && readManifest(sdkDir).type === 'module');
  const files = new Set(entries.map((entry) => entry.file));
  const modules: Built[] = [];
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
    const names = exportedValueNames(...own.map((entry) => entry.types));
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
  return modules;
}

async function buildClient({ version, clientDir, published }: Parts): Promise<Built> {
  const client = readManifest(clientDir);
  const names =
    client.type === 'module'
      ? undefined
      : exportedValueNames(path.join(clientDir, 'dist/src/index.d.ts'));
  return {
    specifiers: [published(clientPackage)],
    label: `client-${client.version}`,
    ...(names && { names }),
    output: await bundleModule({
      entry:
        names === undefined
          ? `export * from ${JSON.stringify(version.clientPackage)};`
          : namedExports(version.clientPackage, names),
      resolveDir: version.workspaceDir,
      externals: {},
    }),
  };
}

async function buildThree({ sdkDir }: Parts, release: string): Promise<Built> {
  return {
    specifiers: ['three'],
    label: `three-${release}`,
    output: await bundleModule({
      entry: 'export * from "three";',
      resolveDir: sdkDir,
      externals: {},
    }),
  };
}

/** The addon imports the shared three.js, so that its objects work with the viewer's objects. */
async function buildThreeAddon({ sdkDir, shared }: Parts, specifier: string): Promise<Built> {
  const { version } = readManifest(resolvePackageDir('three', sdkDir));
  return {
    specifiers: [specifier],
    label: `three-${path.basename(specifier, '.js')}-${version}`,
    output: await bundleModule({
      entry: `export * from ${JSON.stringify(specifier)};`,
      resolveDir: sdkDir,
      externals: shared,
    }),
  };
}

async function buildGui({ version }: Parts): Promise<Built> {
  const dir = resolvePackageDir('lil-gui', version.workspaceDir);
  return {
    specifiers: ['lil-gui'],
    label: `lil-gui-${readManifest(dir).version}`,
    output: await bundleModule({
      entry: 'export * from "lil-gui"; export { default } from "lil-gui";',
      resolveDir: version.workspaceDir,
      externals: {},
    }),
  };
}

async function buildAdapter(
  { version, entries, adapters, published, shared }: Parts,
  specifier: string,
  source: string,
): Promise<Built> {
  const inner = Object.keys(adapters).filter((name) => name.startsWith('#'));
  return {
    specifiers: [specifier],
    label: `${fileLabel(specifier)}-interface-${version.interfaceRelease}`,
    output: await bundleModule({
      entry: `export * from ${JSON.stringify(`./${source}`)};`,
      resolveDir: version.workspaceDir,
      externals: {
        ...shared,
        ...Object.fromEntries(inner.map((name) => [name, name])),
        ...Object.fromEntries(
          entries.map((entry) => [entry.specifier, published(entry.specifier)]),
        ),
      },
    }),
  };
}

export interface BuiltRelease {
  readonly release: SdkRelease;
  /** Exports of each module, by specifier. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly sources: readonly string[];
}

/** Builds all modules of one version into the existing folder `dir`. */
export async function buildRelease(version: DocsVersion, dir: string): Promise<BuiltRelease> {
  const parts = partsOf(version);
  const three = readManifest(resolvePackageDir('three', parts.sdkDir)).version;
  const modules = [
    ...(await buildSdk(parts)),
    await buildClient(parts),
    await buildThree(parts, three),
    await buildGui(parts),
  ];
  for (const specifier of readManifest(version.workspaceDir).revealDocs?.threeAddons ?? []) {
    modules.push(await buildThreeAddon(parts, specifier));
  }
  for (const [specifier, source] of Object.entries(parts.adapters)) {
    modules.push(await buildAdapter(parts, specifier, source));
  }
  const names = Object.fromEntries(
    modules.flatMap((built) =>
      built.specifiers.map((specifier) => [specifier, built.names ?? built.output.exports]),
    ),
  );
  const release: SdkRelease = {
    release: version.release,
    interfaceRelease: version.interfaceRelease,
    client: readManifest(parts.clientDir).version,
    three,
    modules: Object.fromEntries(
      modules.flatMap((built) => {
        const module = writeModule(built, dir);
        return built.specifiers.map((specifier) => [specifier, module]);
      }),
    ),
  };
  // Throws for an unknown or circular import.
  modulesNeeded(release, Object.keys(release.modules));
  return { release, names, sources: modules.flatMap(({ output }) => output.sources) };
}
