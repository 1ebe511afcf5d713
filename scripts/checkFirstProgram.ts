/**
 * `npx tsx scripts/checkFirstProgram.ts`: does what the pages from the overview to the production checklist say. For each version
 * whose pages set up Vite: an empty folder with the pages' own files, type check, build, and the demo plant on screen,
 * from `src/main.ts` and, where there are such, from `src/main.tsx` and `src/app.ts`; the last is used as a user would. Packages are those that this project has installed, in
 * the releases that the page names; with `--install` npm installs them by the page's own commands.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { readJson } from '../src/files/readJson';
import { readEnvironment } from '../src/site/environment';
import { readVersions, rootDir, selectVersions, type DocsVersion } from '../src/versions';
import { openProgram } from './firstProgram/browser';
import { driveApp } from './firstProgram/driveApp';
import { fillIn, readFirstProgram, type FirstProgram } from './firstProgram/pages';
import { startDemoServer } from './firstProgram/server';
import { main, run } from './helpers/run';

/** three.js, which npm lays beside the SDK of 3.x that depends on it, and later pages install. */
const peer = 'three';
/** What the template of a Vite project brings: no page names a release of these. */
const templatePackages = ['vite', 'typescript', 'react', 'react-dom'];
const templateTypes = ['node', 'react', 'react-dom'].map((name) => `@types/${name}`);
const demoModel = { modelId: 1001, revisionId: 2001 };

/** What the template of a Vite project brings, for pages that say nothing of it. */
const ownFiles = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      target: 'es2023',
      lib: ['ES2023', 'DOM'],
      module: 'esnext',
      moduleResolution: 'bundler',
      skipLibCheck: true,
    },
    include: ['src'],
  }),
  'package.json': '{ "private": true, "type": "module" }',
};
const identityProvider = `globalThis.identityProvider = {
  asked: 0, acquireTokenSilently: async function () { this.asked += 1; return 'demo-token'; }, needsLogin: () => false, loginWithRedirect: async () => {},
};`;

/** Programs that pages tell a reader to start, and what is done with each once it draws the plant. */
const drives: Readonly<Record<string, ((page: Page) => Promise<void>) | undefined>> = {
  'src/main.ts': undefined,
  'src/main.tsx': undefined,
  'src/app.ts': driveApp,
};

/** The template's page: the element that React's root is made in, and the program. */
function indexPage(program: string): string {
  return `<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script>${identityProvider}</script><script type="module" src="/${program}"></script>`;
}

function writeAll(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
}

/** The page's files, with the demo project in place of what a reader fills in. */
function filledIn({ files }: FirstProgram, url: string): Record<string, string> {
  const project = { project: 'demo', baseUrl: url };
  const filled: Record<string, string> = {
    ...files,
    'src/main.ts': fillIn(files['src/main.ts'] ?? '', {
      ...project,
      token: 'demo-token',
      ...demoModel,
    }),
  };
  const client = files['src/client.ts'];
  return client === undefined ? filled : { ...filled, 'src/client.ts': fillIn(client, project) };
}

/** Where this project has a package, looked for as a version's workspace does. Throws when it has it nowhere. */
function findPackage(version: DocsVersion, name: string): string {
  const found = [version.workspaceDir, rootDir]
    .map((dir) => path.join(dir, 'node_modules', name))
    .find((dir) => fs.existsSync(dir));
  if (found === undefined) throw new Error(`${name} is not installed: run \`npm ci\`.`);
  return fs.realpathSync(found);
}

/** Links the packages that the page and the template install. Throws when the page names another release. */
function linkPackages(folder: string, version: DocsVersion, program: FirstProgram): void {
  const own = Object.keys(program.packages);
  for (const name of new Set([...own, peer, ...templatePackages, ...templateTypes])) {
    const source = findPackage(version, name);
    const { version: release } = readJson<{ version: string }>(path.join(source, 'package.json'));
    const asked = program.packages[name];
    if (asked !== undefined && asked !== release) {
      throw new Error(`The page installs ${name} ${asked}, this project has ${release}.`);
    }
    const link = path.join(folder, 'node_modules', name);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(source, link, 'dir');
  }
}

async function inFolder(folder: string, command: string, ...args: string[]): Promise<void> {
  const code = await run(command, args, { cwd: folder });
  if (code !== 0) throw new Error(`\`${[command, ...args].join(' ')}\` ended with ${code}.`);
}

async function installPackages(folder: string, { install }: FirstProgram): Promise<void> {
  const template = [...templatePackages, ...templateTypes];
  await inFolder(folder, 'npm', 'install', '--no-audit', '--no-fund', '--save-dev', ...template);
  for (const line of install.split('\n')) await inFolder(folder, 'bash', '-c', line);
}

async function tryProgram(
  version: DocsVersion,
  program: FirstProgram,
  installs: boolean,
): Promise<string[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'first-program-'));
  const server = await startDemoServer(path.join(folder, 'dist'));
  try {
    const files = filledIn(program, server.url);
    writeAll(folder, { ...ownFiles, ...files });
    if (installs) await installPackages(folder, program);
    else linkPackages(folder, version, program);
    const bin = (name: string, file: string) => path.join(folder, 'node_modules', name, file);
    await inFolder(folder, 'node', bin('typescript', 'bin/tsc'), '--noEmit', '-p', '.');
    const entries = Object.keys(drives).filter((name) => files[name] !== undefined);
    for (const entry of entries) {
      writeAll(folder, { 'index.html': indexPage(entry) });
      await inFolder(folder, 'node', bin('vite', 'bin/vite.js'), 'build', '--logLevel', 'warn');
      await openProgram(server.url, drives[entry]).catch((error: unknown) => {
        throw new Error(`${entry}: ${error instanceof Error ? error.message : String(error)}`);
      });
    }
    return entries;
  } finally {
    server.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Tries what the pages of each selected version say, one after the other. Rejects when one fails. */
export async function checkFirstPrograms(installs = false): Promise<void> {
  const tried = new Map<string, string>();
  for (const version of selectVersions(readVersions(), readEnvironment().versions)) {
    const program = await readFirstProgram(version);
    if (program === undefined) {
      console.log(`${version.label}: its page sets up no bundler`);
      continue;
    }
    const key = JSON.stringify(program);
    const same = tried.get(key);
    tried.set(key, version.label);
    if (same !== undefined) {
      console.log(`${version.label}: says the same as ${same}`);
      continue;
    }
    const entries = await tryProgram(version, program, installs).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`What the pages of ${version.label} say fails: ${reason}`, { cause: error });
    });
    console.log(`${version.label}: ${entries.join(' and ')} draw the plant`);
  }
}

if (require.main === module) {
  main(async () => {
    const { values } = parseArgs({ options: { install: { type: 'boolean' } } });
    await checkFirstPrograms(values.install);
  });
}
