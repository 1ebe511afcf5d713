/** Creates the model of an SDK release with TypeDoc, in a child process. The model is cached until an input changes. */
import fs from 'node:fs';
import path from 'node:path';
import { contentHash, runCached } from '@reveal-docs/build-steps/cache';
import { runScript } from '@reveal-docs/build-steps/child';
import {
  resolvePackageDir,
  resolveSdkDir,
  rootDir,
  sdkPackage,
  type DocsVersion,
} from '@reveal-docs/versions';
import type { ApiEntryPoint, ApiJob, ApiLayout } from './job';
import { readJson } from '@reveal-docs/shared/readJson';
import { samplesDir } from './samples';
import { wordsDir } from './words';

const typedocScript = path.join(rootDir, 'packages/api-reference/src/pages/typedoc/run.mts');

/** A version whose API TypeDoc reads. */
export type ReferenceVersion = DocsVersion & {
  readonly api: {
    readonly layout: ApiLayout;
    readonly entryPoints: Readonly<Record<string, string>>;
  };
};

/** Files that a finished job wrote. Versions with the same release and layout share them. */
export type Reference = Pick<
  ApiJob,
  'modelFile' | 'undocumentedFile' | 'descriptionsFile' | 'samplesFile'
>;

interface PackageManifest {
  readonly version?: string;
  readonly exports?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function readManifest(dir: string): PackageManifest {
  return readJson<PackageManifest>(path.join(dir, 'package.json'));
}

/**
 * Returns the import path of a declaration file. Uses the package's `exports` or, if the file isn't listed there, the
 * file's own path.
 */
function specifierOf(file: string, exports: unknown): string {
  const entries = typeof exports === 'object' && exports !== null ? Object.entries(exports) : [];
  const byExports = entries.find(([, target]) => {
    const types = (target as { types?: unknown } | null)?.types;
    return typeof types === 'string' && path.posix.normalize(types) === path.posix.normalize(file);
  });
  const subpath = byExports?.[0] ?? `./${file.replace(/\.d\.ts$/, '').replace(/(^|\/)index$/, '')}`;
  return path.posix.join(sdkPackage, subpath).replace(/\/$/, '');
}

function readEntryPoints(version: ReferenceVersion, sdkDir: string): ApiEntryPoint[] {
  const { exports } = readManifest(sdkDir);
  return Object.entries(version.api.entryPoints).map(([key, file]) => {
    const absolute = path.join(sdkDir, file);
    if (!fs.existsSync(absolute)) {
      throw new Error(
        `${sdkPackage} ${version.release} has no file ${file}, which examples/${version.folder}/package.json lists as ` +
          `entry point "${key}" (revealDocs.api.entryPoints). Correct the path.`,
      );
    }
    return { key, specifier: specifierOf(file, exports), file: absolute };
  });
}

function readTypedPackages(version: DocsVersion): string[] {
  const { dependencies = {} } = readManifest(version.workspaceDir);
  return Object.keys(dependencies).filter(
    (name) => name !== sdkPackage && !name.startsWith('@types/'),
  );
}

/**
 * Returns the releases of all packages that affect the pages: TypeDoc's tools, and the packages whose types the SDK
 * uses.
 */
function readReleases(version: DocsVersion, packages: readonly string[]): Record<string, string> {
  const tools = ['typedoc', 'typedoc-plugin-markdown', 'docusaurus-plugin-typedoc', 'typescript'];
  const releases: Record<string, string> = {};
  for (const name of tools) {
    releases[name] = readManifest(resolvePackageDir(name, rootDir)).version ?? '';
  }
  for (const name of packages) {
    releases[name] = readManifest(resolvePackageDir(name, version.workspaceDir)).version ?? '';
  }
  return releases;
}

/**
 * Describes the TypeDoc job for a version. The job writes its results to `workDir`. Throws if the pinned SDK isn't
 * installed, or if an entry point's file doesn't exist.
 */
export function describeJob(version: ReferenceVersion, workDir: string): ApiJob {
  const sdkDir = fs.realpathSync(resolveSdkDir(version));
  return {
    label: `${sdkPackage} ${version.release} (examples/${version.folder})`,
    version,
    release: version.release,
    layout: version.api.layout,
    isPresent: version.isLast || version.name === 'current',
    sdkDir,
    manifest: `examples/${version.folder}/package.json`,
    entryPoints: readEntryPoints(version, sdkDir),
    typedPackages: readTypedPackages(version),
    modelFile: path.join(workDir, 'model.json'),
    undocumentedFile: path.join(workDir, 'undocumented.json'),
    descriptionsFile: path.join(workDir, 'descriptions.json'),
    samplesFile: path.join(workDir, 'samples.json'),
  };
}

/**
 * Runs a TypeDoc job in its own process. Rejects with the process's output if an entry point has no exports, an export
 * has no page, types don't resolve, or TypeDoc reports an error.
 */
export async function runJob(job: ApiJob): Promise<void> {
  const workDir = path.dirname(job.modelFile);
  const jobFile = path.join(workDir, 'job.json');
  fs.rmSync(workDir, { recursive: true, force: true });
  fs.mkdirSync(workDir, { recursive: true });
  fs.writeFileSync(jobFile, JSON.stringify(job));
  await runScript(typedocScript, [jobFile], `${job.label}: TypeDoc exited`);
}

async function makeReference(version: ReferenceVersion, name: string): Promise<Reference> {
  const workDir = path.join(rootDir, '.generated/api/reference', name);
  const job = describeJob(version, workDir);
  await runCached(
    {
      name: `api-reference-${name}`,
      key: {
        api: version.api,
        isPresent: job.isPresent,
        releases: readReleases(version, job.typedPackages),
      },
      code: [__filename, typedocScript],
      inputs: [path.join(job.sdkDir, 'package.json'), wordsDir, samplesDir],
      outputs: [job.modelFile, job.undocumentedFile, job.descriptionsFile, job.samplesFile],
    },
    () => runJob(job),
  );
  return job;
}

/** References that are being built, by name. */
const running = new Map<string, Promise<Reference>>();

/**
 * Builds the model and report for a version's SDK, or reuses existing ones. Concurrent calls for the same reference
 * share one run. Rejects with the errors of `describeJob` and `runJob`.
 */
export function buildReference(version: ReferenceVersion): Promise<Reference> {
  const identity = contentHash(JSON.stringify(version.api)).slice(0, 6);
  const name = `${version.release}-${version.api.layout}-${identity}`;
  const reference =
    running.get(name) ?? makeReference(version, name).finally(() => running.delete(name));
  running.set(name, reference);
  return reference;
}
