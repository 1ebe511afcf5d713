/**
 * Settings of the last build. Commands that serve or test the site read these settings, so the commands don't need
 * options.
 */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';
import { readJson } from '@reveal-docs/shared/readJson';
import { writeNpmJson } from '../../src/writing/files';

export const buildDir = path.join(rootDir, 'build');
const infoFile = path.join(rootDir, '.generated', 'build.json');

export interface BuildInfo {
  readonly baseUrl: string;
  /** URL of the host, without a path. */
  readonly url: string;
  readonly repoUrl?: string | undefined;
  /** Hash of the build's sources and environment variables. */
  readonly source: string;
}

export const buildVariables = [
  'DOCS_BASE_URL',
  'DOCS_URL',
  'DOCS_REPO_URL',
  'DOCS_VERSIONS',
  'DOCS_KEEP',
  'DOCS_ZIP_URL',
  'ALGOLIA_APP_ID',
  'ALGOLIA_API_KEY',
  'ALGOLIA_INDEX_NAME',
  'ALGOLIA_INSIGHTS',
];
const notBuilt = /^(?:tests|bench|\.github|\.ci)\/|^(?:README|CONTRIBUTING)\.md$/;
/** Files to ignore if the folder isn't a git repository, for example if it's from an unpacked archive. */
const ignored =
  /(?:^|\/)(?:node_modules|\.git)$|^(?:build|zips|\.docusaurus|\.generated|\.cache|test-results|docs\/api)$|^versioned_docs\/[^/]+\/api$/;

function listFiles(root: string, below = ''): string[] {
  return fs.readdirSync(path.join(root, below), { withFileTypes: true }).flatMap((entry) => {
    const file = below === '' ? entry.name : `${below}/${entry.name}`;
    if (ignored.test(file)) return [];
    return entry.isDirectory() ? listFiles(root, file) : [file];
  });
}

function sourceFiles(root: string): string[] {
  let files: string[];
  try {
    files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\0');
  } catch {
    files = listFiles(root);
  }
  return [...new Set(files)].filter((file) => file !== '' && !notBuilt.test(file)).sort();
}

/** Returns a hash of everything that affects a build: environment variables and sources. */
export function hashSources(
  environment: NodeJS.ProcessEnv = process.env,
  root: string = rootDir,
): string {
  const hash = createHash('sha256');
  for (const name of buildVariables) hash.update(`${name}=${environment[name] ?? ''}\n`);
  for (const file of sourceFiles(root)) {
    const absolute = path.join(root, file);
    const stat = fs.statSync(absolute, { throwIfNoEntry: false });
    if (stat?.isFile() !== true) continue;
    hash.update(`${file}\0${stat.size}\0`).update(fs.readFileSync(absolute));
  }
  return hash.digest('hex');
}

/** Returns undefined if `build/` doesn't contain a site. */
export function readBuildInfo(): BuildInfo | undefined {
  if (!fs.existsSync(infoFile) || !fs.existsSync(path.join(buildDir, '404.html'))) return undefined;
  return readJson<BuildInfo>(infoFile);
}

export function writeBuildInfo(info: BuildInfo): void {
  writeNpmJson(infoFile, info);
}

export function forgetBuildInfo(): void {
  fs.rmSync(infoFile, { force: true });
}
