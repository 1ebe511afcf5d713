/** Tests attacks through hosted search results, and attacks on servers that readers run. */
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
import { otherAddresses } from './hostile';
import { sourceOf } from './programs';
import { starterAttacks } from './starters';

const folder = temporaryFolder();

testAttacks('hosted search results', hostedAttacks);
testAttacks('servers on the reader’s machine', handedOutAttacks(folder));

it.each(
  starterAttacks.flatMap(({ starters, changes }) =>
    starters.flatMap((name) => changes.map((change) => [name, change] as const)),
  ),
)('the %s starter has the defense that `checkStarters.ts` disables: %o', (name, change) => {
  const source = fs.readFileSync(path.join(rootDir, sourceOf(name, change.file)), 'utf8');
  expect(changeSource(source, change.file, [change])).not.toBe(source);
});

describe('the addresses that a network can reach', () => {
  const other = { netmask: '', mac: '', cidr: null };
  const v4 = (address: string, internal = false) =>
    ({ ...other, address, internal, family: 'IPv4' }) as const;
  const v6 = (address: string, scopeid: number, internal = false) =>
    ({ ...other, address, internal, scopeid, family: 'IPv6' }) as const;
  const loopback = [v4('127.0.0.1', true), v6('::1', 0, true)];

  it('are those of all interfaces, without loopback and link-local ones', () => {
    const interfaces = {
      lo: loopback,
      eth0: [v4('192.0.2.7'), v6('2001:db8::7', 0), v6('fe80::7', 2)],
      eth1: [v4('198.51.100.7')],
    };
    expect(otherAddresses(interfaces)).toEqual(['192.0.2.7', '2001:db8::7', '198.51.100.7']);
  });

  it('have a replacement without a network', () => {
    expect(otherAddresses({ lo: loopback })).toEqual(['127.0.0.2']);
  });
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
