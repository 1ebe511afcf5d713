/** Attacks by hosted search results, and on the servers that readers run. */
import { describe, expect, it } from 'vitest';
import { sitePath } from '@reveal-docs/versions/addresses/sitePath';
import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { testAttacks } from '../testAttacks';
import { handedOutAttacks } from './handedOut';
import { foreignAddresses, hostedAttacks } from './hosted';

const folder = temporaryFolder();

testAttacks('hosted search results', hostedAttacks);
testAttacks('servers on the reader’s machine', handedOutAttacks(folder));

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
