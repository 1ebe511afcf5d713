/** Tests the downloadable demo project in another folder. It must need only Node. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasHash } from '../../../../deploy/deployedFiles';
import { kindOf } from '../../../../deploy/headers';
import { readDemoData, readDemoManifest } from '@reveal-docs/demo-project/read';
import { readDemoServiceZip } from '../../../../src/plugins/demoService/zipManifest';
import { rootDir } from '@reveal-docs/versions';
import { temporaryFolder } from '../../../fixtures/temporaryFolder';

const { file, bytes } = readDemoServiceZip();
const zip = fs.readFileSync(path.join(rootDir, '.generated/static', file));
const manifest = readDemoManifest();
// Real paths often contain a space or a non-ASCII letter.
const dir = path.join(temporaryFolder(), 'my demo ö');
const folder = path.join(dir, 'demo-service');
const running: ChildProcess[] = [];

/**
 * Starts the service in its own folder, without access to this repository. `first` contains options for Node itself.
 */
function start(args: readonly string[], first: readonly string[] = []): ChildProcess {
  const env = { PATH: process.env.PATH ?? '' };
  const child = spawn(process.execPath, [...first, 'demo.mjs', ...args], { cwd: folder, env });
  running.push(child);
  return child;
}

async function run(args: readonly string[], first?: readonly string[]) {
  const child = start(args, first);
  const printed = { out: '', error: '' };
  child.stdout?.on('data', (text: Buffer) => (printed.out += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (printed.error += text.toString()));
  const [exitCode] = (await once(child, 'close')) as [number];
  return { ...printed, exitCode };
}

/** Starts the service on a free port. Resolves with its output once it has printed its URL. */
async function serve(...args: readonly string[]): Promise<{ lines: string[]; baseUrl: string }> {
  const child = start(['--port', '0', ...args]);
  let text = '';
  for await (const part of child.stdout ?? []) {
    text += String(part);
    const [, baseUrl] = /baseUrl (\S+),/.exec(text) ?? [];
    if (baseUrl !== undefined) return { lines: text.split('\n'), baseUrl };
  }
  throw new Error('It ended without a word.');
}

beforeAll(() => {
  for (const [name, content] of Object.entries(unzipSync(zip))) {
    if (name.endsWith('/')) continue;
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    fs.writeFileSync(path.join(dir, name), content);
  }
});
afterAll(() => {
  for (const child of running) child.kill();
});

describe('the zip of the demo service', () => {
  it('has a hash in its name, and its size is in the manifest', () => {
    expect(zip).toHaveLength(bytes);
    expect(kindOf(file)).toBe('hashed');
    expect(hasHash(file)).toBe(true);
  });

  it('has one folder with all necessary files', () => {
    expect(fs.readdirSync(dir)).toEqual(['demo-service']);
    expect(fs.readdirSync(folder).sort()).toEqual([
      'LICENSE',
      'README.txt',
      'THIRD-PARTY-LICENSES',
      'data',
      'demo.mjs',
      'server.mjs',
    ]);
    const text = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
    expect(text('LICENSE')).toBe(fs.readFileSync(path.join(rootDir, 'LICENSE'), 'utf8'));
    expect(text('THIRD-PARTY-LICENSES')).toMatch(/^valibot \d/m);
    expect(text('README.txt').split('\n').length).toBeLessThan(40);
    for (const [, option] of text('README.txt').matchAll(/demo\.mjs (--[\w-]+)/g)) {
      expect(text('server.mjs')).toContain(`${option} `);
    }
    for (const name of Object.keys(manifest.files)) {
      expect(fs.existsSync(path.join(folder, 'data', name)), name).toBe(true);
    }
  });
});

describe('node demo.mjs', () => {
  it('prints that it isn’t CDF, and answers like the demo project', async () => {
    const { lines, baseUrl } = await serve();
    expect(lines[0]).toMatch(/^This is not Cognite Data Fusion/);
    const headers = { authorization: 'Bearer any' };
    const root = `${baseUrl}/api/v1/projects/demo`;
    expect((await fetch(`${root}/3d/models`)).status).toBe(401);
    const models = (await (await fetch(`${root}/3d/models`, { headers })).json()) as {
      items: { id: number }[];
    };
    const ids = manifest.models.map(({ modelId }) => modelId);
    expect(models.items.map(({ id }) => id)).toEqual(ids);
    const scene = await fetch(`${root}/3d/files/2001/scene.json`, { headers });
    const own = await readDemoData(manifest).readFile('3d/2001/scene.json');
    expect(Buffer.from(await scene.arrayBuffer()).equals(Buffer.from(own))).toBe(true);
  });

  it('accepts options', async () => {
    const { baseUrl } = await serve('--fail', '418');
    expect((await fetch(baseUrl)).status).toBe(418);
  });

  it('reports an error in one line', async () => {
    const { baseUrl } = await serve();
    const { port } = new URL(baseUrl);
    expect(await run(['--port', port])).toEqual({
      out: '',
      error: `Port ${port} is in use. Choose another one with --port.\n`,
      exitCode: 1,
    });
    for (const [name, words] of [
      ['data', 'No `data` folder found next to demo.mjs. Extract the whole zip file.\n'],
      ['server.mjs', 'No file server.mjs found next to demo.mjs. Extract the whole zip file.\n'],
    ] as const) {
      fs.renameSync(path.join(folder, name), path.join(folder, 'away'));
      const printed = await run(['--port', '0']);
      fs.renameSync(path.join(folder, 'away'), path.join(folder, name));
      expect(printed).toEqual({ out: '', error: words, exitCode: 1 });
    }
  });

  it('tells an old Node the required version, in syntax that an old Node understands', async () => {
    const old = `Object.defineProperty(process, 'version', { value: 'v14.21.3' })`;
    expect(await run([], ['--import', `data:text/javascript,${encodeURIComponent(old)}`])).toEqual({
      out: '',
      error:
        'Node 20 or later is required, but this is v14.21.3. Get it from https://nodejs.org.\n',
      exitCode: 1,
    });
    const code = fs.readFileSync(path.join(folder, 'demo.mjs'), 'utf8');
    // Node 12 must be able to parse the code. The newest syntax in the code is `import.meta`.
    const { body } = parse(code, { ecmaVersion: 2020, sourceType: 'module' });
    expect(body.map(({ type }) => type)).not.toContain('ImportDeclaration');
    expect(code).not.toMatch(/\?\.|\?\?/);
  });
});
