import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { openTools } from '../../../../scripts/helpers/agentTools/client';
import { installTools } from '../../../../scripts/helpers/agentTools/install';
import { ensureChromium } from '../../../../scripts/helpers/chromium';
import { readVersions } from '@reveal-docs/versions';
import { temporaryFolder, writeFiles } from '../../../fixtures/temporaryFolder';

const dir = temporaryFolder();
const command = await installTools(dir);
const chromium = ensureChromium();
/** Folder for the browser's profile while a program runs. */
const temporary = path.join(dir, 'temporary');
fs.mkdirSync(temporary);
afterEach(() => expect(fs.readdirSync(temporary)).toEqual([]));

writeFiles(dir, {
  'busy.ts': `console.log('before');
const f = (n: number): number => (n < 2 ? n : f(n - 1) + f(n - 2));
await Promise.resolve();
f(100);
`,
  'late.ts': `import { Cognite3DViewer } from '@cognite/reveal';
import { client, pumpSkid } from './project';
const domElement = document.querySelector<HTMLElement>('#viewer')!;
const viewer = new Cognite3DViewer({ sdk: client, domElement });
viewer.fitCameraToModel(await viewer.addModel(pumpSkid), 0);
await fetch('https://example.com/').catch((error: unknown) => console.warn('No way: ' + error));
setTimeout(() => { throw new Error('later'); });
`,
  'broken.ts': `import * as lodash from 'lodash';
console.log(lodash);
`,
});
for (const { folder, workspaceDir } of readVersions()) {
  fs.copyFileSync(path.join(workspaceDir, 'cad-basic.ts'), path.join(dir, `basic-${folder}.ts`));
}

function start(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return spawn(process.execPath, [command, 'run', ...args], {
    cwd: dir,
    env: { ...process.env, TMPDIR: temporary, CHROMIUM_PATH: chromium, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function run(args: readonly string[], env?: NodeJS.ProcessEnv) {
  const child = start(args, env);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { out, errors, code };
}

async function colorsIn(file: string): Promise<number> {
  const data = await sharp(path.join(dir, file)).removeAlpha().raw().toBuffer();
  const colors = new Set<string>();
  for (let index = 0; index < data.length; index += 3) {
    colors.add(data.subarray(index, index + 3).join());
  }
  return colors.size;
}

describe('run', () => {
  it.each(readVersions())('shows a model in $label', async ({ folder, label }) => {
    const picture = `${folder}.png`;
    const { out, errors, code } = await run([
      `basic-${folder}.ts`,
      '--version',
      folder,
      '--picture',
      picture,
      '--timeout',
      '240',
    ]);
    expect({ errors, code }).toEqual({ errors: '', code: 0 });
    expect(out).toContain(`(${label}), 1 viewer, 1 model`);
    expect(out).toMatch(/- GET 3d\/files\/2001\/\* 200 \(\d+ times\)/);
    expect(out).toMatch(/Camera: position -?\d/);
    expect(await colorsIn(picture)).toBeGreaterThan(100);
  });

  it('reports the console, refused requests and late errors, also as JSON', async () => {
    const { out, code } = await run(['late.ts', '--json', '--timeout', '240']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      version: '4.x',
      outcome: 'complete',
      models: 1,
      console: [{ level: 'warn', text: expect.stringMatching(/^No way: /), file: 'late.ts' }],
      errors: [{ message: 'Error: later', file: 'late.ts', line: 7 }],
      requests: expect.arrayContaining([
        { method: 'GET', url: 'https://example.com/', reason: expect.stringContaining('not sent') },
      ]),
    });
  });

  it('stops a program that never ends', async () => {
    const { out, code } = await run(['busy.ts', '--timeout', '20']);
    expect(code).toBe(1);
    expect(out).toContain('still loading or running at the time limit');
  });

  it('reports what does not compile without a browser', async () => {
    const { out, code } = await run(['broken.ts'], { CHROMIUM_PATH: '', PATH: '', HOME: dir });
    expect(code).toBe(1);
    expect(out).toContain('Cannot find module "lodash"');
    expect(out).toContain('(broken.ts:1)');
  });

  it('says in one line how to get a browser', async () => {
    const none = { CHROMIUM_PATH: '', PATH: '', HOME: dir, PLAYWRIGHT_BROWSERS_PATH: dir };
    const { out, errors, code } = await run(['busy.ts'], none);
    expect({ out, code }).toEqual({ out: '', code: 2 });
    expect(errors).toMatch(/^reveal-docs: No Chromium found\. Install .+\n$/);
  });

  it('names a browser that does not start', async () => {
    const { errors, code } = await run(['busy.ts'], { CHROMIUM_PATH: process.execPath });
    expect(code).toBe(2);
    expect(errors).toMatch(/^reveal-docs: The browser .+ didn't start: .+\n$/);
  });

  it('answers an MCP client', async () => {
    const client = await openTools(command, dir);
    try {
      const answer = await client.call('run', { code: "console.log('hi');", timeout: 120 });
      expect(answer).toContain('The program finished without a viewer');
      expect(answer).toContain('- log (program.ts:1): hi');
    } finally {
      await client.close();
    }
  });

  it('ends the browser when it is ended itself', async () => {
    const child = start(['busy.ts', '--timeout', '600']);
    const exit = new Promise((resolve) => child.once('exit', resolve));
    await expect.poll(() => fs.readdirSync(temporary).length, { timeout: 60_000 }).toBe(1);
    child.kill('SIGTERM');
    await exit;
  });
});
