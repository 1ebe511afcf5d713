/** Hostile URLs that an external link can contain, relative to the site's base. */
import { latest, next, older, otherLayout } from '../../fixtures/versions';
import type { Attack } from './attack';

export interface Address extends Attack {
  readonly address: string;
  /** Omitted if the page doesn't exist. */
  readonly heading?: string;
}

const oldest = older.at(-1) ?? latest;

const lookup = 'packages/versions/src/addresses/pageMap/types.ts#entryOf';
const mending = 'src/client/readableAddress.ts#mendAddress';
const fragments = 'packages/versions/src/addresses/readableAddress.ts#readableFragment';
const text = 'src/components/NotFoundHelp/index.tsx#<code>/{path}</code>';
const leftPage = 'src/components/MovedPage/index.tsx#counterpart(map';
const filters = 'src/components/Gallery/GalleryPage.tsx#candidate.folder === folder';
const search = 'src/components/Search/useSearchPageState.ts#slice(0, maxQueryLength)';

/** The test looks for `data-attack` to detect whether the markup became an element. */
const markup = '<img data-attack src=x onerror="window.attacked=true">';
const encoded = encodeURIComponent(markup);

const inherited = (path: string, before: Attack['before']): Address => ({
  name: `a name that every object inherits: ${path}`,
  address: path,
  defends: lookup,
  before,
});

const undecodable = (path: string, before: Attack['before']): Address => ({
  name: `a path that cannot be decoded: ${path}`,
  address: path,
  defends: mending,
  before,
});

/** Paths that don't belong to any page. */
export const paths: readonly Address[] = [
  inherited('docs/__proto__', 'succeeded'),
  inherited(`${otherLayout.routePath}/__proto__`, 'succeeded'),
  inherited('docs/constructor', 'held'),
  inherited(`${next.routePath}/toString`, 'held'),
  inherited(`${oldest.routePath}/hasOwnProperty`, 'held'),
  inherited('docs/api/__proto__', 'held'),
  inherited('__proto__', 'held'),
  undecodable('docs/%E0%A4%A', 'succeeded'),
  undecodable('docs/%', 'succeeded'),
  undecodable(`${otherLayout.routePath}/%zz`, 'succeeded'),
  undecodable('%C0%AF', 'succeeded'),
  undecodable('docs/%FF%FE/concepts', 'succeeded'),
  undecodable('docs/100%25', 'held'),
  { name: 'markup in a path', address: `docs/${encoded}`, defends: text, before: 'held' },
  {
    name: 'markup in a path, not encoded',
    address: `docs/"><script data-attack>window.attacked=true</script>`,
    defends: text,
    before: 'held',
  },
  { name: 'a zero byte in a path', address: 'docs/%00', defends: text, before: 'held' },
  { name: 'a line end in a path', address: 'docs/%0d%0aX-A:1', defends: text, before: 'held' },
  { name: 'steps up, encoded', address: 'docs/..%2f..%2fetc', defends: text, before: 'held' },
  { name: 'a host as path', address: 'docs//attack.test/', defends: text, before: 'held' },
  {
    name: 'a host as path, encoded',
    address: '%5c%5cattack.test',
    defends: text,
    before: 'held',
  },
  { name: 'a script as path', address: 'docs/javascript:alert(1)', defends: text, before: 'held' },
  {
    name: 'text from right to left in a path',
    address: 'docs/%E2%80%AEstpecnoc',
    defends: text,
    before: 'held',
  },
  {
    name: 'a path of 8,000 characters',
    address: `docs/${'concepts/'.repeat(900)}`.slice(0, 8000),
    defends: 'packages/versions/src/addresses/pageMap/similar.ts#longestPath',
    before: 'succeeded',
  },
];

/** Query strings that a page reads. */
export const queries: readonly Address[] = [
  {
    name: 'markup as query of the search page',
    address: `search?q=${encoded}`,
    heading: 'Search results for',
    defends: search,
    before: 'held',
  },
  {
    name: 'a query that cannot be decoded',
    address: 'search?q=%E0%A4%A',
    heading: 'Search results for',
    defends: search,
    before: 'held',
  },
  {
    name: 'a query of 7,000 characters',
    address: `search?q=${'model '.repeat(1166)}`,
    heading: 'Search results for',
    defends: search,
    before: 'held',
  },
  {
    name: 'a version to search that every object inherits',
    address: 'search?q=__proto__&version=__proto__',
    heading: 'Search results for',
    defends:
      'src/components/Search/useSearchPageState.ts#name === parameters.get(versionParameter)',
    before: 'held',
  },
  {
    name: 'filters of the gallery that every object inherits',
    address: 'examples?version=__proto__&kind=constructor&topic=__proto__',
    heading: 'Examples',
    defends: filters,
    before: 'held',
  },
  {
    name: 'markup as filters of the gallery',
    address: `examples?version=${encoded}&kind=${encoded}&topic=${encoded}`,
    heading: 'Examples',
    defends: filters,
    before: 'held',
  },
  {
    name: 'a left page that every object inherits',
    address: `${otherLayout.routePath}?from=docs/__proto__`,
    heading: 'Overview',
    defends: lookup,
    before: 'succeeded',
  },
  {
    name: 'a left version that every object inherits',
    address: `${otherLayout.routePath}?from=__proto__`,
    heading: 'Overview',
    defends: leftPage,
    before: 'held',
  },
  {
    name: 'markup as left page',
    address: `${otherLayout.routePath}?from=docs/${encoded}`,
    heading: 'Overview',
    defends: leftPage,
    before: 'held',
  },
  {
    name: 'a left page that cannot be decoded',
    address: `${otherLayout.routePath}?from=docs/%E0%A4%A`,
    heading: 'Overview',
    defends: leftPage,
    before: 'held',
  },
  {
    name: 'a host as left page',
    address: `${otherLayout.routePath}?from=//attack.test/docs/concepts`,
    heading: 'Overview',
    defends: leftPage,
    before: 'held',
  },
  {
    name: 'a color mode that closes an attribute',
    address: `docs/concepts?docusaurus-theme=${encodeURIComponent(`">${markup}`)}`,
    heading: 'Concepts',
    defends: 'tests/e2e/attacks/addresses.spec.ts#data-attack',
    before: 'held',
  },
  {
    name: 'attributes of the page by its query',
    address: `docs/concepts?docusaurus-data-a"onload=${encoded}&docusaurus-data-b=${encoded}`,
    heading: 'Concepts',
    defends: 'tests/e2e/attacks/addresses.spec.ts#data-attack',
    before: 'held',
  },
];

/** Fragments that the test sets both while it loads a page and while the page is open. */
export const openFragments: readonly Address[] = [
  ['cannot be decoded', '#%E0%A4%A', 'succeeded'],
  ['is a percent sign', '#%', 'succeeded'],
  ['every object inherits', '#__proto__', 'held'],
  ['is markup', `#${encoded}`, 'held'],
  ['is no selector', '#"]:not(', 'held'],
].map(([what = '', fragment = '', before]) => ({
  name: `a fragment that ${what}`,
  address: `docs/concepts${fragment}`,
  heading: 'Concepts',
  defends: fragments,
  before: before === 'held' ? 'held' : 'succeeded',
}));
