import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { TestedStarters } from '../../../../src/plugins/starters/tested';
import { listenLocally } from '@reveal-docs/demo-project/http/listen';
import { readOptions } from '../../../../scripts/helpers/starters/options';
import { freePort } from '../../../../scripts/helpers/ports';
import { chooseStarters, readStarters } from '../../../../scripts/helpers/starters/read';
import { withTable } from '../../../../scripts/helpers/starters/tested';
import { assertNode, emptyFolder } from '../../../../scripts/helpers/starters/workshop';

const [first] = readStarters();
if (first === undefined) throw new Error('There are no starters.');

test('an unknown starter is refused with a list of starters', () => {
  expect(() => chooseStarters([{ name: 'vue' }], ['svelte'])).toThrow(
    'Unknown starter "svelte". Choose from: vue.',
  );
});

test('all starters are chosen if no name is given', () => {
  expect(chooseStarters([{ name: 'a' }, { name: 'b' }], [])).toHaveLength(2);
});

test('an old Node is refused', () => {
  expect(() => assertNode(first, 'v18.0.0')).toThrow(
    /requires Node .* Install a newer version of Node/,
  );
  expect(() => assertNode(first, 'v20.19.0')).not.toThrow();
});

test('a folder that isn’t empty is refused', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'starters-test-'));
  expect(emptyFolder(dir)).toBe(dir);
  fs.writeFileSync(path.join(dir, 'kept'), '');
  expect(() => emptyFolder(dir)).toThrow(/isn't empty/);
  fs.rmSync(dir, { recursive: true });
});

test('a port in use is refused', async () => {
  const server = await listenLocally(0, () => {});
  await expect(freePort(server.port)).rejects.toThrow(/in use\. Choose another one with --port/);
  await server.close();
});

test('invalid arguments are refused', () => {
  expect(() => readOptions(['--port', 'x'])).toThrow(/Invalid --port "x"/);
  expect(() => readOptions(['--folder', 'x'])).toThrow(
    '--folder requires exactly one starter. Specify the starter’s name.',
  );
  expect(() => readOptions(['--pictures'])).toThrow(
    '--pictures requires exactly one starter. Specify the starter’s name.',
  );
});

test('the new table replaces the previous one', () => {
  const tested: TestedStarters = {
    vue: {
      date: '2026-01-02',
      versions: { vue: '3.0.0' },
      scriptBytes: 1_234_000,
      firstPictureMs: 2345,
    },
  };
  const marks = fs.readFileSync('starters/README.md', 'utf8');
  const once = withTable(marks, tested);
  expect(once).toContain('| [vue](vue) | vue 3.0.0 | 1234 kB | 2.3 s | 2026-01-02 |');
  expect(withTable(once, tested)).toBe(once);
  expect(() => withTable('no marks', tested)).toThrow(/where the table belongs/);
});
