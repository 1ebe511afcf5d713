/** Attacks through URLs in hosted search results. An attack's result is the host of the link. */
import { emptyResponse, type SearchHit } from '@reveal-docs/search/protocol';
import type { SitePlace } from '@reveal-docs/versions/addresses/sitePath';
import type { UnitAttack } from '../attack';
import type { SourceChange } from '../frame/sourceChanges';
import { loadChanged } from '../loadChanged';
import type * as safeHits from '../../../packages/search/src/client/safeHits';

const place: SitePlace = { origin: 'https://docs.example', baseUrl: '/' };

const file = 'packages/search/src/client/safeHits.ts';
/** Makes the site create links for hits in the same way as the theme (`useSearchResultUrlProcessor`). */
const withoutCheck: readonly SourceChange[] = [
  {
    file,
    from: 'const url = sitePath(hit.url, place);',
    to: 'const { pathname, search, hash } = new URL(hit.url); const url = pathname + search + hash;',
  },
];

function hitAt(url: string): SearchHit {
  const hierarchy = { lvl0: 'Docs', lvl1: 'a', lvl2: null, lvl3: null, lvl4: null, lvl5: null };
  return {
    objectID: '1',
    type: 'lvl1',
    url,
    content: null,
    hierarchy: { ...hierarchy, lvl6: null },
  };
}

/** Returns the host that a router link leads to, where `href` is the decoded path. */
function hostOf(path: string | undefined): string {
  if (path === undefined) return 'no link';
  return new URL(decodeURI(path), place.origin).host;
}

const gain = 'A reader who opens a search result lands on a host of the attacker.';

function attack(name: string, address: string, off = 'evil.example'): UnitAttack {
  return {
    name,
    gain,
    off,
    on: 'no link',
    async run(isDefended) {
      const { safeResponse } = await loadChanged<typeof safeHits>(
        file,
        isDefended ? [] : withoutCheck,
      );
      const results = emptyResponse({ requests: [{ indexName: 'docs' }] }).results.map(
        (result) => ({ ...result, hits: [hitAt(address)] }),
      );
      const safe = safeResponse({ results }, place);
      return hostOf(safe.results[0]?.hits[0]?.url);
    },
  };
}

export const hostedAttacks: readonly UnitAttack[] = [
  attack('path that starts with two slashes', 'https://docs.example//evil.example'),
  attack('path that starts with a slash and a backslash', 'https://docs.example/\\evil.example'),
  attack('two slashes after a dot segment', 'https://docs.example/.//evil.example/'),
  attack('encoded backslash', 'https://docs.example/%5Cevil.example'),
  attack('encoded tab between slashes', 'https://docs.example/%09/evil.example'),
  attack('encoded line feed between slashes', 'https://docs.example/%0A/evil.example'),
  attack('tab between slashes', 'https://docs.example/\t/evil.example'),
];

/**
 * URLs that must not become links. They aren't attacks, because even the theme's own function wouldn't link to another
 * host.
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
