/**
 * Remark plugin for the generated API pages: each symbol and member tells, folded, the statements whose programs use it
 * and that hold in the page's version, or what happens there instead.
 */
import type { Heading, Root, RootContent } from 'mdast';
import type { Transformer } from 'unified';
import type { VFile } from 'vfile';
import { findApiIndex, type ApiIndex, type ApiSymbol } from '../names/apiIndex';
import { isApiPage, locatePage } from '../names/pageContext';
import { checkCitation, type Ground, type Known } from '../statements/check';
import { laneOf, readKnown } from '../statements/known';
import { expectationIn } from '../statements/spec';
import { readStatementUses, type StatementUses } from '../statements/uses';
import { readWords, type WordsByName } from '../plugins/api/words';
import { readVersions, type DocsVersion } from '../versions';
import { checkedList, importCheckedList } from './checkedList';
import { isFoldEnd } from './foldEnd';

/** Options of the plugin. */
export interface ApiStatementsOptions {
  /** Folder of the site, with its statements, API indexes and what was generated of both. */
  readonly siteDir: string;
  /** Of the site, with slashes around. */
  readonly baseUrl: string;
}

/** How many statements a name with a section of its own lists: some have dozens, and a class sixty names. */
const mostPerName = 4;

/** What a page is given, by the id of the heading whose section it ends; `''` is what comes before the first. */
type Lists = ReadonlyMap<string, RootContent>;

/** Id of a heading, once the theme's own plugins have made it. */
function idOf({ data }: Heading): string | undefined {
  const known = data as { id?: string; hProperties?: { id?: string } } | undefined;
  return known?.hProperties?.id ?? known?.id;
}

function groundsOf(ids: readonly string[], version: DocsVersion, known: Known): Ground[] {
  return ids.flatMap((id) => {
    const spec = known.statements.get(id);
    if (spec === undefined) return [];
    const instead = expectationIn(spec, version.release).type === 'instead';
    const checked = checkCitation({ id, instead }, laneOf(version), known);
    return 'ground' in checked ? [checked.ground] : [];
  });
}

/** The uses, and the statements that this documentation's words of a name rest on, those first. */
export function withCited(uses: StatementUses, words: WordsByName): StatementUses {
  const cited = [...words].flatMap(([name, { statement }]) =>
    statement === undefined
      ? []
      : [[name, [...new Set([statement, ...(uses[name] ?? [])])]] as const],
  );
  return { ...uses, ...Object.fromEntries(cited) };
}

/** The lists of a page that documents `symbols`. */
export function listsOf(
  symbols: readonly ApiSymbol[],
  uses: StatementUses,
  version: DocsVersion,
  known: Known,
  baseUrl: string,
): Lists {
  const entries = symbols.flatMap(({ name, anchor = '', members }): [string, string[]][] => {
    const places = Object.entries(members);
    const keyOf = (member: string) => `${name}.${member}`;
    // Where all symbols share a page, members have no heading: their statements are in the list of the symbol.
    return version.api.layout === 'page'
      ? [[anchor, [name, ...places.map(([member]) => keyOf(member))]]]
      : [
          [anchor, [name]],
          ...places.map(([member, place]): [string, string[]] => [place.anchor, [keyOf(member)]]),
        ];
  });
  const most = version.api.layout === 'page' ? Infinity : mostPerName;
  return new Map(
    entries.flatMap(([anchor, keys]): [string, RootContent][] => {
      const ids = keys.flatMap((key) => uses[key] ?? []);
      const grounds = groundsOf(ids, version, known);
      return grounds.length === 0
        ? []
        : [[anchor, checkedList(grounds, laneOf(version), baseUrl, most)]];
    }),
  );
}

/** Puts each list where the text of its heading ends: before the next heading, of whatever depth, or the end of its fold. */
export function addLists(root: Root, lists: Lists): void {
  const children: RootContent[] = [];
  let open = lists.get('');
  let isIntro = true;
  for (const child of root.children) {
    if (isFoldEnd(child)) {
      if (open !== undefined) children.push(open);
      open = undefined;
    }
    if (child.type === 'heading' && !(isIntro && child.depth === 1)) {
      if (open !== undefined) children.push(open);
      const id = idOf(child);
      open = id === undefined ? undefined : lists.get(id);
      isIntro = false;
    }
    children.push(child);
  }
  if (open !== undefined) children.push(open);
  root.children = children;
  importCheckedList(root);
}

interface KnownVersion {
  readonly index: ApiIndex | undefined;
  readonly uses: StatementUses;
}

/** The plugin, for `remarkPlugins`: the theme's own, which give headings their ids, come before. */
export default function apiStatements({
  siteDir,
  baseUrl,
}: ApiStatementsOptions): Transformer<Root> {
  const versions = readVersions(siteDir);
  const known = readKnown(siteDir);
  const words = readWords();
  const ofVersion = new Map<DocsVersion, KnownVersion>();
  return (root: Root, file: VFile) => {
    const located = locatePage(file.path, versions);
    if (located === undefined || !isApiPage(located.page)) return;
    const { version } = located;
    const api = ofVersion.get(version) ?? {
      index: findApiIndex(version.folder, siteDir),
      uses: withCited(readStatementUses(version, siteDir), words),
    };
    ofVersion.set(version, api);
    const page = located.page.replace(/\/index$/, '');
    const symbols = Object.values(api.index?.symbols ?? {}).filter((entry) => entry.page === page);
    if (symbols.length > 0) addLists(root, listsOf(symbols, api.uses, version, known, baseUrl));
  };
}
