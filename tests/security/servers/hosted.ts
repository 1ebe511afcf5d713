/** URLs in results of the hosted search index, and the destinations of links with these URLs. */
import { sitePath, type SitePlace } from '@reveal-docs/versions/addresses/sitePath';
import type { ServerAttack } from './attack';

const place: SitePlace = { origin: 'https://docs.example', baseUrl: '/' };

/** Returns the result of the theme's own `useSearchResultUrlProcessor` for a URL. */
function themePath(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}

/** Returns the host of a link created by the router, whose `href` is the decoded path. */
function hostOf(path: string | undefined): string {
  if (path === undefined) return 'no link';
  return new URL(decodeURI(path), place.origin).host;
}

const gain = 'A reader who opens a search result lands on a host of the attacker.';

function attack(name: string, address: string, off = 'evil.example'): ServerAttack {
  return {
    name,
    gain,
    off,
    on: 'no link',
    run: (isDefended) => hostOf(isDefended ? sitePath(address, place) : themePath(address)),
  };
}

export const hostedAttacks: readonly ServerAttack[] = [
  attack('path that starts with two slashes', 'https://docs.example//evil.example'),
  attack('path that starts with a slash and a backslash', 'https://docs.example/\\evil.example'),
  attack('two slashes after a dot segment', 'https://docs.example/.//evil.example/'),
  attack('encoded backslash', 'https://docs.example/%5Cevil.example'),
  attack('encoded tab between slashes', 'https://docs.example/%09/evil.example'),
  attack('encoded line feed between slashes', 'https://docs.example/%0A/evil.example'),
  attack('tab between slashes', 'https://docs.example/\t/evil.example'),
];

/**
 * URLs that must not become links, although the theme's own function wouldn't turn them into links
 * to another host.
 */
export const foreignAddresses: readonly unknown[] = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'https://evil.example/docs',
  'https://docs.example@evil.example/',
  'http://docs.example/',
  'https://docs.example:444/',
  'https://docs.example.evil.example/',
  'https://[',
  `/${'a'.repeat(10_000)}`,
  undefined,
  null,
  7,
  { toString: () => '/docs' },
];
