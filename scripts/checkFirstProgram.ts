/**
 * `npm run check:first-program`: does what the installation pages say. For each version whose page sets up
 * Vite: an empty folder, the page's own install commands and files, a build, and the demo plant on screen.
 */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import sirv from 'sirv';
import { createDemoService } from '../src/demo/service';
import { demoDataFromManifest } from '../src/demo/service/fromManifest';
import type { DemoManifest } from '../src/demo/manifest';
import { readFence } from '../src/plugins/blocks/fence';
import { readPage, type PageBlock } from '../src/plugins/blocks/pages';
import { readEnvironment } from '../src/site/environment';
import { readVersions, rootDir, selectVersions, type DocsVersion } from '../src/versions';
import { chromiumArgs, ensureChromium } from './helpers/chromium';
import { main, run } from './helpers/run';
import { readJson } from '../src/files/readJson';

/** What a reader takes from an installation page. */
interface FirstProgram {
  /** Commands that install the packages, one a line. */
  readonly install: string;
  /** Content by path in the reader's project. */
  readonly files: Readonly<Record<string, string>>;
}

/** Longest wait for the first full picture, in milliseconds: the software renderer is slow. */
const pictureTimeout = 180_000;

function titleOf(block: PageBlock): string | undefined {
  const check = readFence(block.lang, block.meta);
  return check.type === 'compile' ? check.title : /title="([^"]*)"/.exec(block.meta)?.[1];
}

/** The program of a version's installation page; undefined when the page sets up no bundler. */
async function readFirstProgram(version: DocsVersion): Promise<FirstProgram | undefined> {
  const page = await readPage(version, path.join(version.contentDir, 'installation.mdx'));
  const wanted = ['src/main.ts', 'vite.config.ts', 'tsconfig.json'];
  const files: Record<string, string> = {};
  for (const block of page.blocks) {
    const title = titleOf(block);
    if (title !== undefined && wanted.includes(title)) files[title] ??= block.code;
  }
  const install = page.blocks.find(({ lang, code }) => lang === 'bash' && code.includes('npm '));
  if (files['vite.config.ts'] === undefined) return undefined;
  if (files['src/main.ts'] === undefined || install === undefined) {
    throw new Error(`${page.file} sets up Vite, but lacks src/main.ts or the npm commands.`);
  }
  return { install: install.code, files };
}

/** Fills in what the page leaves to the reader. Throws when a line to fill in is not there. */
function fillIn(program: string, values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values).reduce((text, [name, value]) => {
    const line = new RegExp(`^const ${name} = .*;$`, 'm');
    if (!line.test(text)) throw new Error(`The first program has no line "const ${name} = …".`);
    return text.replace(line, `const ${name} = ${JSON.stringify(value)};`);
  }, program);
}

async function inFolder(folder: string, command: string, ...args: string[]): Promise<void> {
  const code = await run(command, args, { cwd: folder });
  if (code !== 0) throw new Error(`\`${[command, ...args].join(' ')}\` ended with ${code}.`);
}

/** Serves a built program, and the demo service at the same origin. */
async function startServer(dist: string): Promise<{ url: string; close: () => void }> {
  const manifestFile = path.join(rootDir, '.generated/demo/manifest.json');
  const manifest = readJson<DemoManifest>(manifestFile);
  const folder = path.join(rootDir, '.generated/static', manifest.root);
  const data = demoDataFromManifest(manifest, (file) =>
    fs.promises.readFile(path.join(folder, file)),
  );
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service = createDemoService(data, { baseUrl: url });
  const program = sirv(dist, { dev: true });
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/api/')) {
      program(request, response, () => {
        response.writeHead(404).end();
      });
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { authorization = '' } = request.headers;
      const body = Buffer.concat(parts).toString();
      const { method = 'GET' } = request;
      void service
        .handle({ method, url: `${url}${request.url}`, headers: { authorization }, body })
        .then((answer) => response.writeHead(answer.status, answer.headers).end(answer.body));
    });
  });
  return {
    url,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Whether the middle of a screenshot shows a model: many colors, where an empty scene has one. */
async function showsModel(screenshot: Buffer): Promise<boolean> {
  const { width, height } = await sharp(screenshot).metadata();
  const middle = await sharp(screenshot)
    .extract({
      left: Math.floor(width / 4),
      top: Math.floor(height / 4),
      width: Math.floor(width / 2),
      height: Math.floor(height / 2),
    })
    .removeAlpha()
    .raw()
    .toBuffer();
  const colors = new Set<number>();
  for (let at = 0; at + 2 < middle.length; at += 3) colors.add(middle.readUIntBE(at, 3));
  return colors.size > 100;
}

/** Opens the program and resolves when the plant is drawn. Rejects on errors and when nothing appears. */
async function openProgram(url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (/Multiple instances of Three/.test(message.text())) errors.push(message.text());
    });
    await page.goto(url);
    const end = Date.now() + pictureTimeout;
    while (!(await showsModel(await page.screenshot({ timeout: pictureTimeout })))) {
      if (errors.length > 0) throw new Error(errors.join('\n'));
      if (Date.now() > end) throw new Error(`Nothing was drawn within ${pictureTimeout} ms.`);
      await page.waitForTimeout(500);
    }
    if (errors.length > 0) throw new Error(errors.join('\n'));
  } finally {
    await browser.close();
  }
}

async function tryProgram(program: FirstProgram): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'first-program-'));
  const server = await startServer(path.join(folder, 'dist'));
  try {
    const values = {
      project: 'demo',
      baseUrl: server.url,
      token: 'demo-token',
      modelId: 1001,
      revisionId: 2001,
    };
    const files: Record<string, string> = {
      ...program.files,
      'src/main.ts': fillIn(program.files['src/main.ts'] ?? '', values),
      'index.html': '<!doctype html><script type="module" src="/src/main.ts"></script>',
      'package.json': '{ "private": true, "type": "module" }',
    };
    for (const [name, content] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), content);
    }
    await inFolder(folder, 'npm', 'install', '--no-audit', '--no-fund', '--save-dev', 'vite');
    for (const line of program.install.split('\n')) await inFolder(folder, 'bash', '-c', line);
    await inFolder(folder, 'npx', 'vite', 'build', '--logLevel', 'warn');
    await openProgram(server.url);
  } finally {
    server.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Tries the first program of each selected version, one after the other. Rejects when one fails. */
export async function checkFirstPrograms(): Promise<void> {
  for (const version of selectVersions(readVersions(), readEnvironment().versions)) {
    const program = await readFirstProgram(version);
    if (program === undefined) {
      console.log(`${version.label}: its page sets up no bundler`);
      continue;
    }
    await tryProgram(program).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The first program of ${version.label} fails: ${reason}`, { cause: error });
    });
    console.log(`${version.label}: the first program draws the plant`);
  }
}

if (require.main === module) main(checkFirstPrograms);
