/**
 * Remark plugin for the generated API pages: adds a folded list to each symbol and member, with the
 * statements whose programs use it. It shows statements that hold in the page's version, or what
 * happens there instead.
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
  /** Folder of the site, with its statements, API indexes and the files generated from both. */
  readonly siteDir: string;
  /** Base URL of the site, with slashes at both ends. */
  readonly baseUrl: string;
}

/**
 * Maximum number of statements for a name with its own section. Some names have dozens, and some
 * classes have sixty names.
 */
const mostPerName = 4;

/**
 * Content to add to a page, by the ID of the heading whose section it ends. `''` stands for the
 * part before the first heading.
 */
type Lists = ReadonlyMap<string, RootContent>;

/** Returns the ID of a heading, which the theme's own plugins have added. */
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

/**
 * Merges the uses with the statements that our descriptions of a name cite. Cited statements come
 * first.
 */
export function withCited(uses: StatementUses, words: WordsByName): StatementUses {
  const cited = [...words].flatMap(([name, { statement }]) =>
    statement === undefined
      ? []
      : [[name, [...new Set([statement, ...(uses[name] ?? [])])]] as const],
  );
  return { ...uses, ...Object.fromEntries(cited) };
}

/** Returns the lists for a page that documents `symbols`. */
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
    // If all symbols share a page, members have no headings, so their statements go in the list of
    // the symbol.
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

/**
 * Inserts each list at the end of its heading's text: before the next heading of any level, or at
 * the end of its fold.
 */
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

/**
 * The plugin, for `remarkPlugins`. The theme's own plugins run first and give headings their IDs.
 */
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
