/**
 * Remark plugin for the generated API pages: each symbol tells the guides and examples of its version whose
 * code uses it, as the check of blocks found them with the compiler.
 */
import type { Heading, List, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { Transformer } from 'unified';
import type { VFile } from 'vfile';
import { findApiIndex, type ApiIndex } from '../names/apiIndex';
import { readResults, type PageUses } from '../plugins/blocks/results';
import { readVersions, type DocsVersion } from '../versions';
import { headingId } from './headingId';
import { locatePage } from '../names/pageContext';

/** Options of the plugin. */
export interface ApiBacklinksOptions {
  /** Folder of the site, with its versions, API indexes and the results of the check. */
  readonly siteDir: string;
}

/** Pages that use a symbol. */
export interface SymbolUses {
  readonly guides: readonly PageUses[];
  readonly examples: readonly PageUses[];
}

/** Class of what the plugin adds, for style sheets and tests. */
const usesClass = 'api-uses';

/** Which pages use each symbol. */
export function usesBySymbol(pages: readonly PageUses[]): Map<string, SymbolUses> {
  const uses = new Map<string, { guides: PageUses[]; examples: PageUses[] }>();
  for (const page of pages) {
    for (const symbol of page.symbols) {
      const known = uses.get(symbol) ?? { guides: [], examples: [] };
      uses.set(symbol, known);
      (page.id.startsWith('examples/') ? known.examples : known.guides).push(page);
    }
  }
  return uses;
}

function pageLinks(label: string, pages: readonly PageUses[]): PhrasingContent[] {
  const links = pages.flatMap(({ title, url }, index): PhrasingContent[] => [
    ...(index === 0 ? [] : [{ type: 'text', value: ', ' } as const]),
    { type: 'link', url, children: [{ type: 'text', value: title }] },
  ]);
  return [{ type: 'text', value: `${label}: ` }, ...links];
}

function usesList(
  { guides, examples }: SymbolUses,
  guidesLabel: string,
  examplesLabel: string,
): List {
  const groups = [
    [guidesLabel, guides],
    [examplesLabel, examples],
  ] as const;
  return {
    type: 'list',
    data: { hProperties: { className: [usesClass] } },
    children: groups
      .filter(([, pages]) => pages.length > 0)
      .map(([label, pages]) => {
        const paragraph: Paragraph = { type: 'paragraph', children: pageLinks(label, pages) };
        return { type: 'listItem', children: [paragraph] };
      }),
  };
}

/** Where the section of a heading ends: at the next heading that is not below it. */
function sectionEnd(children: readonly RootContent[], start: number, depth: number): number {
  const next = children.findIndex(
    (node, index) => index > start && node.type === 'heading' && node.depth <= depth,
  );
  return next < 0 ? children.length : next;
}

/** Adds what uses the symbols of one page: a section before the first, or the end of each symbol's section. */
export function addBacklinks(
  root: Root,
  symbols: readonly ApiIndex['symbols'][string][],
  uses: ReadonlyMap<string, SymbolUses>,
): void {
  const intro = root.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  for (const { name, anchor } of symbols) {
    const found = uses.get(name);
    if (found === undefined) continue;
    if (anchor === undefined) {
      const heading: Heading = {
        type: 'heading',
        depth: 2,
        children: [{ type: 'text', value: 'Used in' }],
      };
      const first = root.children.findIndex(
        ({ type }, index) => type === 'heading' && index > intro,
      );
      root.children.splice(
        first < 0 ? root.children.length : first,
        0,
        heading,
        usesList(found, 'Guides', 'Examples'),
      );
      continue;
    }
    const at = root.children.findIndex(
      (node) => node.type === 'heading' && headingId(node) === anchor,
    );
    const heading = root.children[at];
    if (heading?.type !== 'heading') continue;
    const end = sectionEnd(root.children, at, heading.depth);
    root.children.splice(end, 0, usesList(found, 'Used in guides', 'Used in examples'));
  }
}

/** The plugin, for `beforeDefaultRemarkPlugins`. */
export default function apiBacklinks({ siteDir }: ApiBacklinksOptions): Transformer<Root> {
  const versions = readVersions(siteDir);
  const known = new Map<DocsVersion, { index?: ApiIndex; uses: Map<string, SymbolUses> }>();
  return (root: Root, file: VFile) => {
    const located = locatePage(file.path, versions);
    if (located === undefined || !located.page.startsWith('api/')) return;
    const { version } = located;
    const api = known.get(version) ?? {
      index: findApiIndex(version.folder, siteDir),
      uses: usesBySymbol(readResults(version, siteDir)?.pages ?? []),
    };
    known.set(version, api);
    const page = located.page.replace(/\/index$/, '');
    const symbols = Object.values(api.index?.symbols ?? {}).filter((entry) => entry.page === page);
    addBacklinks(root, symbols, api.uses);
  };
}
