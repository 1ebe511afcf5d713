/**
 * `npx tsx scripts/checkFirstProgram.ts`: follows the pages from the overview to the production checklist, in each
 * version whose pages set up Vite. It writes the files on these pages to an empty folder, checks their types, builds
 * them, and waits until `src/main.ts` renders the demo plant. If the pages contain `src/main.tsx` or `src/app.ts`, it
 * also runs these programs, and operates `src/app.ts` as a user would. By default, it links this repository's packages,
 * whose releases must be the same as on the page. With `--install`, it runs the page's install commands instead.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { readJson } from '@reveal-docs/shared/readJson';
import { readEnvironment } from '../src/site/environment';
import { readVersions, rootDir, selectVersions, type DocsVersion } from '@reveal-docs/versions';
import { writeText } from '../src/writing/files';
import { openProgram } from './helpers/firstProgram/browser';
import { driveApp } from './helpers/firstProgram/driveApp';
import { fillIn, readFirstProgram, type FirstProgram } from './helpers/firstProgram/pages';
import { startDemoServer } from './helpers/firstProgram/server';
import { main, run } from './helpers/run';

/** npm installs three.js as a dependency of SDK 3.x. The pages of later versions install it explicitly. */
const peer = 'three';
/** Packages that Vite templates include. Pages don't specify the releases of these packages. */
const templatePackages = ['vite', 'typescript', 'react', 'react-dom'];
const templateTypes = ['node', 'react', 'react-dom'].map((name) => `@types/${name}`);
/** An identity provider's library, which the code on some pages imports. */
const signInPackage = '@azure/msal-browser';
/** Replaces the identity provider's library at run time, because a test can't sign in. */
const signInStub = `
export const CacheLookupPolicy = { AccessTokenAndRefreshToken: 2 };
export class InteractionRequiredAuthError extends Error {}
export class PublicClientApplication {
  initialize = async () => {};
  handleRedirectPromise = async () => null;
  getAllAccounts = () => [{}];
  acquireTokenSilent = async () => ({ accessToken: await globalThis.identityProvider.acquireTokenSilently() });
}`;
const demoModel = { modelId: 1001, revisionId: 2001 };

/** Files that Vite templates include. Files from the pages override these files. */
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

/**
 * Programs that readers start, by path. After the plant has rendered, the function operates the program as a user
 * would. Without a function, the check only waits for the rendering.
 */
const drives: Readonly<Record<string, ((page: Page) => Promise<void>) | undefined>> = {
  'src/main.ts': undefined,
  'src/main.tsx': undefined,
  'src/app.ts': driveApp,
};

function indexPage(program: string): string {
  return `<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script>${identityProvider}</script><script type="module" src="/${program}"></script>`;
}

function writeAll(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) writeText(path.join(folder, name), content);
}

function writeSignInStub(folder: string): void {
  const stub = path.join(folder, 'node_modules', signInPackage);
  fs.rmSync(stub, { recursive: true, force: true });
  writeAll(stub, {
    'package.json': '{ "type": "module", "exports": "./index.js" }',
    'index.js': signInStub,
  });
}

/** Replaces the placeholders in the page's files with the demo project's values. */
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

function findPackage(version: DocsVersion, name: string): string {
  const found = [version.workspaceDir, rootDir]
    .map((dir) => path.join(dir, 'node_modules', name))
    .find((dir) => fs.existsSync(dir));
  if (found === undefined) throw new Error(`${name} isn't installed. Run \`npm ci\`.`);
  return fs.realpathSync(found);
}

/**
 * Links the packages that the page and the template install. Throws if the page and this repository use different
 * releases of a package.
 */
function linkPackages(folder: string, version: DocsVersion, program: FirstProgram): void {
  const own = Object.keys(program.packages);
  for (const name of new Set([
    ...own,
    peer,
    ...templatePackages,
    ...templateTypes,
    signInPackage,
  ])) {
    const source = findPackage(version, name);
    const { version: release } = readJson<{ version: string }>(path.join(source, 'package.json'));
    const asked = program.packages[name];
    if (asked !== undefined && asked !== release) {
      throw new Error(
        `The page installs ${name} ${asked}, but ${release} is installed in this repository. Use the same release in both places.`,
      );
    }
    const link = path.join(folder, 'node_modules', name);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(source, link, 'dir');
  }
}

async function inFolder(folder: string, command: string, ...args: string[]): Promise<void> {
  const code = await run(command, args, { cwd: folder });
  if (code !== 0) throw new Error(`\`${[command, ...args].join(' ')}\` exited with code ${code}.`);
}

async function installPackages(folder: string, { install }: FirstProgram): Promise<void> {
  const template = [...templatePackages, ...templateTypes];
  await inFolder(folder, 'npm', 'install', '--no-audit', '--no-fund', '--save-dev', ...template);
  for (const line of install.split('\n')) await inFolder(folder, 'bash', '-c', line);
  await inFolder(folder, 'npm', 'install', '--no-audit', '--no-fund', signInPackage);
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
    writeSignInStub(folder);
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
    await server.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

export async function checkFirstPrograms(installs = false): Promise<void> {
  const tried = new Map<string, string>();
  for (const version of selectVersions(readVersions(), readEnvironment().versions)) {
    const program = await readFirstProgram(version);
    if (program === undefined) {
      console.log(`${version.label}: the pages don't set up a bundler`);
      continue;
    }
    const key = JSON.stringify(program);
    const same = tried.get(key);
    tried.set(key, version.label);
    if (same !== undefined) {
      console.log(`${version.label}: the steps are the same as in ${same}`);
      continue;
    }
    const entries = await tryProgram(version, program, installs).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The steps on the ${version.label} pages failed: ${reason}`, {
        cause: error,
      });
    });
    console.log(`${version.label}: the plant renders with ${entries.join(' and ')}`);
  }
}

if (require.main === module) {
  main(async () => {
    const { values } = parseArgs({ options: { install: { type: 'boolean' } } });
    await checkFirstPrograms(values.install);
  });
}
