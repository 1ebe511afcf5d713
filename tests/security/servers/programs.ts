/** Starts the servers that readers run: the server in the site's zip file, and the servers in the starters. */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { rootDir } from '@reveal-docs/versions';
import { freePort } from '../../../scripts/helpers/ports';
import { makeZip } from '../../../scripts/helpers/zips';
import { writeFiles } from '../../fixtures/temporaryFolder';
import { starterFile, startersDir } from '../../../src/plugins/starters/files';
import { changeSource, type SourceChange } from '../frame/sourceChanges';

export interface ServerProgram {
  readonly port: number;
  readonly child: ChildProcess;
}

/** Starts a program in its own folder. Resolves when the program has printed its URL. */
async function start(file: string, args: readonly string[], env = {}): Promise<ServerProgram> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: path.dirname(file),
    env: { ...process.env, ...env },
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', resolve);
    child.once('close', () => reject(new Error(`${file} ended.`)));
  });
  return { port: Number(new URL(line.trim()).port), child };
}

interface ServedStarter {
  readonly name: string;
  /** Files of the starter. The first file is the server. */
  readonly files: readonly string[];
  /** Other files in the server's folder, with their contents. */
  readonly more: Readonly<Record<string, string>>;
}

const dist = { 'dist/index.html': 'app', 'secret.txt': 'secret' };

export const servedStarters = {
  angular: { name: 'angular', files: ['preview.mjs', 'policy.mjs'], more: dist },
  webpack: { name: 'webpack', files: ['preview.mjs', 'policy.mjs'], more: dist },
  noBundler: {
    name: 'no-bundler',
    files: ['serve.mjs', 'policy.mjs', 'page.mjs', 'public/index.html'],
    more: { 'dist/none.txt': '' },
  },
} as const satisfies Readonly<Record<string, ServedStarter>>;

/** Returns the repository path of a starter's file. The file belongs to this starter, or starters share it. */
export function sourceOf(name: string, file: string): string {
  const found = starterFile(path.join(startersDir(rootDir), name), file);
  return path.relative(rootDir, found).split(path.sep).join('/');
}

export async function startStarter(
  folder: string,
  { name, files, more }: ServedStarter,
  changes: readonly SourceChange[] = [],
): Promise<ServerProgram> {
  const to = fs.mkdtempSync(path.join(folder, `${name}-`));
  const read = (file: string) => {
    const source = sourceOf(name, file);
    return changeSource(fs.readFileSync(path.join(rootDir, source), 'utf8'), source, changes);
  };
  writeFiles(to, { ...Object.fromEntries(files.map((file) => [file, read(file)])), ...more });
  fs.symlinkSync(path.join(rootDir, 'node_modules'), path.join(to, 'node_modules'), 'junction');
  return start(path.join(to, files[0] ?? ''), [], { PORT: String(await freePort()) });
}

/**
 * Unpacks a site's zip file into a new folder, and starts the server from the zip file. `secret.txt` exists both inside
 * the server's folder and next to it.
 */
export async function startZip(
  folder: string,
  outDir: string,
  changes: readonly SourceChange[] = [],
): Promise<ServerProgram> {
  const now = new Date('2026-05-31T12:00:00.000Z');
  const input = { label: '4.x', name: 'docs', outDir, baseUrl: '/base/', now };
  const { file } = await makeZip(input, path.join(folder, 'zips'));
  const entries = Object.entries(unzipSync(fs.readFileSync(path.join(folder, 'zips', file))));
  const unpacked = Object.fromEntries(
    entries.map(([name, content]) => [name, strFromU8(content)] as const),
  );
  const server = 'docs/serve.mjs';
  const to = fs.mkdtempSync(path.join(folder, 'unpacked-'));
  writeFiles(to, {
    ...unpacked,
    [server]: changeSource(unpacked[server] ?? '', 'deploy/zip/serve.mjs', changes),
    'docs/secret.txt': 'secret',
    'secret.txt': 'secret',
  });
  return start(path.join(to, server), ['0']);
}
