/** Attacks by hosted search results, and on the servers that readers run. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootDir } from '@reveal-docs/versions';
import { sitePath } from '@reveal-docs/versions/addresses/sitePath';
import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { changeSource } from '../frame/sourceChanges';
import { testAttacks } from '../testAttacks';
import { handedOutAttacks } from './handedOut';
import { foreignAddresses, hostedAttacks } from './hosted';
import { starterAttacks } from './starters';

const folder = temporaryFolder();

testAttacks('hosted search results', hostedAttacks);
testAttacks('servers on the reader’s machine', handedOutAttacks(folder));

it.each(
  starterAttacks.flatMap(({ starters, change }) => starters.map((name) => [name, change] as const)),
)('the %s starter has the defense that `checkStarters.ts` disables: %o', (name, change) => {
  const file = path.join(rootDir, 'starters', name, change.file);
  const source = fs.readFileSync(file, 'utf8');
  expect(changeSource(source, change.file, [change])).not.toBe(source);
});

describe('a URL', () => {
  const place = { origin: 'https://docs.example', baseUrl: '/base/' };

  it.each(foreignAddresses)('isn’t linked if it leads to another site: %j', (address) => {
    expect(sitePath(address, { ...place, baseUrl: '/' })).toBeUndefined();
  });

  it.each(['/', '/other/', '/base', '/base/../other', '/base/%252e%252e/%252e%252e/other'])(
    'isn’t linked if it is outside of the base path: %s',
    (address) => {
      expect(sitePath(address, place)).toBeUndefined();
    },
  );

  it.each([
    ['https://docs.example/base/docs/a?q=1#b', '/base/docs/a?q=1#b'],
    ['/base/docs/a', '/base/docs/a'],
    ['/base/a%20b', '/base/a%20b'],
  ])('is kept if it is on the site: %s', (address, path) => {
    expect(sitePath(address, place)).toBe(path);
  });
});
