import assert from 'node:assert/strict';
import fs from 'node:fs';
import test from 'node:test';
import { mapSource, readImports } from '../page.mjs';

const manifest = JSON.parse(fs.readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

for (const [name, file] of Object.entries(readImports())) {
  test(`the file name of ${name} contains the installed release`, () => {
    assert.ok(file.endsWith(`-${manifest.dependencies[name]}.js`), file);
  });
}

test('the policy names the import map by its hash', () => {
  assert.match(mapSource(), /^'sha256-[\w+/]{43}='$/);
});
