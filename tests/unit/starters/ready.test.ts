/** Tests the messages that a starter's `npm start` and `npm run preview` show if a requirement is missing. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenLocally, type LocalServer } from '@reveal-docs/demo-project/http/listen';
import { rootDir } from '@reveal-docs/versions';

const script = path.join(rootDir, 'starters/shared/ready.mjs');
let folder = '';
let taken: LocalServer;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reveal-ready-'));
  taken = await listenLocally(0, () => {});
});

afterAll(async () => {
  await taken.close();
  fs.rmSync(folder, { recursive: true });
});

function say(args: readonly string[], port = '') {
  const env = { ...process.env, PORT: port };
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, lines: stderr.trim().split('\n') };
}

test('says in one line what to do first', () => {
  expect(say([])).toEqual({ status: 1, lines: [expect.stringContaining('Run "npm ci" first')] });
  fs.mkdirSync(path.join(folder, 'node_modules'));
  expect(say([]).status).toBe(0);
  expect(say(['dist'])).toEqual({ status: 1, lines: [expect.stringContaining('npm run build')] });
  fs.mkdirSync(path.join(folder, 'dist'));
  expect(say(['dist'], 'many')).toEqual({
    status: 1,
    lines: [expect.stringContaining('Invalid PORT')],
  });
  const words = expect.stringContaining(`Port ${taken.port} is in use`) as string;
  expect(say(['dist'], String(taken.port))).toEqual({ status: 1, lines: [words] });
});

test('refuses an old Node', () => {
  const old = path.join(folder, 'old.mjs');
  const source = fs.readFileSync(script, 'utf8').replace('process.versions.node', "'18.20.4'");
  fs.writeFileSync(old, source);
  expect(() => execFileSync(process.execPath, [old], { cwd: folder, stdio: 'pipe' })).toThrow(
    'This app needs Node 20.19 or newer',
  );
});
