/**
 * `npm run sdk:next -- 4.30.0`: lets Next run another SDK. Installs it with the packages it needs; when that
 * fails, everything is as before. Node only.
 */
import fs from 'node:fs';
import path from 'node:path';
import { sdkPackage } from '../../versions';
import { readJson, writeFormatted } from './files';
import { workspacePath } from './pins';
import { findSdk, pinsFor, type RunNpm, type SdkSource } from './sdkSource';

/** A workspace's package.json as far as a move of the SDK changes it. */
interface Workspace {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly revealDocs: { readonly release?: string; readonly [field: string]: unknown };
  readonly [field: string]: unknown;
}

const workspace = workspacePath('next');
const manifestFile = `${workspace}/package.json`;
/** Where a local build lies, from the workspace; committed with it, or the pin would mean nothing elsewhere. */
const vendorDir = 'vendor';

/** What the workspace is to say about its SDK. */
function movedWorkspace(
  before: Workspace,
  { manifest, tarball }: SdkSource,
  pins: Readonly<Record<string, string>>,
): Workspace {
  const rest = Object.fromEntries(
    Object.entries(before.revealDocs).filter(([field]) => field !== 'release'),
  );
  if (tarball === undefined) {
    return {
      ...before,
      dependencies: { ...pins, [sdkPackage]: manifest.version },
      revealDocs: rest,
    };
  }
  return {
    ...before,
    dependencies: { ...pins, [sdkPackage]: `file:${vendorDir}/${vendorName(manifest.version)}` },
    // The pin names a file; which release it holds is said beside it.
    revealDocs: { release: manifest.version, ...rest },
  };
}

function vendorName(release: string): string {
  return `reveal-${release}.tgz`;
}

/** Files and folders that a failed installation must leave as they were. */
const touched = [manifestFile, 'package-lock.json', `${workspace}/${vendorDir}`];

function keep(root: string, to: string): () => void {
  fs.rmSync(to, { recursive: true, force: true });
  for (const file of touched) {
    if (!fs.existsSync(path.join(root, file))) continue;
    fs.cpSync(path.join(root, file), path.join(to, file), { recursive: true });
  }
  return () => {
    for (const file of touched) {
      fs.rmSync(path.join(root, file), { recursive: true, force: true });
      if (!fs.existsSync(path.join(to, file))) continue;
      fs.cpSync(path.join(to, file), path.join(root, file), { recursive: true });
    }
  };
}

/** What was asked for and what it came to. */
export interface Moved {
  readonly release: string;
  /** Exact packages of the workspace that are others now, by name. */
  readonly pins: Readonly<Record<string, string>>;
}

/**
 * Points Next at the SDK that `spec` names and installs it. Throws, with everything as it was, when the SDK is not
 * there, is another package, or cannot be installed.
 */
export async function moveNext(root: string, spec: string, npm: RunNpm): Promise<Moved> {
  const workDir = path.join(root, '.cache', 'sdk-next');
  const source = findSdk(spec, { root, workDir: path.join(workDir, 'packed'), npm });
  const before = readJson<Workspace>(path.join(root, manifestFile));
  const pins = pinsFor(source.manifest, before.dependencies, { root, npm });
  const after = movedWorkspace(before, source, pins);

  const restore = keep(root, path.join(workDir, 'before'));
  try {
    const vendor = path.join(root, workspace, vendorDir);
    fs.rmSync(vendor, { recursive: true, force: true });
    if (source.tarball !== undefined) {
      fs.mkdirSync(vendor, { recursive: true });
      fs.copyFileSync(source.tarball, path.join(vendor, vendorName(source.manifest.version)));
    }
    await writeFormatted(path.join(root, manifestFile), JSON.stringify(after, null, 2));
    npm(['install', '--no-audit', '--no-fund', '--prefer-offline'], root);
  } catch (error) {
    restore();
    throw new Error(
      `${(error as Error).message}\nNothing was changed: Next runs what it ran before.`,
      { cause: error },
    );
  }
  fs.rmSync(workDir, { recursive: true, force: true });
  const changed = Object.entries(after.dependencies).filter(
    ([name, pin]) => before.dependencies[name] !== pin,
  );
  return { release: source.manifest.version, pins: Object.fromEntries(changed) };
}
