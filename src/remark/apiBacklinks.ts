/**
 * Remark plugin for the generated API pages: lists at each symbol and member the guides and
 * examples of its version that use it. These are pages whose code uses it, as the compiler found
 * during the check of blocks, and pages whose prose links to it.
 */
import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { Transformer } from 'unified';
import type { VFile } from 'vfile';
import { findApiIndex, type ApiIndex, type ApiSymbol } from '../names/apiIndex';
import { readResults, type PageUses } from '../plugins/blocks/results';
import { readVersions, type DocsVersion } from '../versions';
import { bestCount, usesByPlace, type UsesByPlace } from './bestUses';
import { isFoldEnd } from './foldEnd';
import { headingId } from './headingId';
import { locatePage } from '../names/pageContext';

/** Options of the plugin. */
export interface ApiBacklinksOptions {
  /** Folder of the site, with its versions, API indexes and the results of the check. */
  readonly siteDir: string;
}

/** Class of the added lines, for style sheets and tests. */
const usesClass = 'api-uses';
/** Rendered as a plain disclosure (src/theme/MDXComponents/Details). */
const moreClass = 'api-more';
/** Maximum number of pages in a member's disclosure. */
const longestRest = 5;

function links(pages: readonly PageUses[]): PhrasingContent[] {
  return pages.flatMap(({ title, url }, index): PhrasingContent[] => [
    ...(index === 0 ? [] : [{ type: 'text', value: ', ' } as const]),
    { type: 'link', url, children: [{ type: 'text', value: title }] },
  ]);
}

/** An HTML element without a Markdown syntax. */
function element(hName: string, children: PhrasingContent[], className?: string): PhrasingContent {
  const hProperties = className === undefined ? {} : { className: [className] };
  return { type: 'emphasis', data: { hName, hProperties }, children };
}

/**
 * Shows the best pages, and the others in a disclosure. A member that very many pages use shows
 * only the next best ones, and links to the list of its symbol, which includes all pages.
 */
function usesLine(pages: readonly PageUses[], isMember: boolean): Paragraph {
  const others = pages.slice(bestCount);
  const shown = isMember && others.length > longestRest ? others.slice(0, longestRest) : others;
  const more = element('summary', [{ type: 'text', value: `${others.length} more` }]);
  const left = others.length - shown.length;
  const toAll: PhrasingContent[] =
    left === 0
      ? []
      : [
          { type: 'text', value: ', and ' },
          { type: 'link', url: '#', children: [{ type: 'text', value: `${left} more above` }] },
        ];
  return {
    type: 'paragraph',
    data: { hName: 'div', hProperties: { className: [usesClass] } },
    children: [
      { type: 'text', value: 'Used in ' },
      ...links(pages.slice(0, bestCount)),
      ...(others.length === 0
        ? []
        : [
            { type: 'text', value: ' ' } as const,
            element('details', [more, ...links(shown), ...toAll], moreClass),
          ]),
    ],
  };
}

/**
 * Finds the end of a heading's section: before the next heading that isn't below it, or at the end
 * of its disclosure.
 */
function sectionEnd(children: readonly RootContent[], start: number, depth: number): number {
  const next = children.findIndex(
    (node, index) =>
      index > start && ((node.type === 'heading' && node.depth <= depth) || isFoldEnd(node)),
  );
  return next < 0 ? children.length : next;
}

function headingAt(root: Root, id: string): number {
  return root.children.findIndex((node) => node.type === 'heading' && headingId(node) === id);
}

/**
 * Adds the pages that use the symbols of one page and their members, at the end of each section.
 */
export function addBacklinks(
  root: Root,
  symbols: readonly ApiSymbol[],
  routePath: string,
  uses: UsesByPlace,
): void {
  const add = (url: string, at: number, depth: number, isMember = false): void => {
    const pages = uses.get(url) ?? [];
    if (pages.length > 0)
      root.children.splice(sectionEnd(root.children, at, depth), 0, usesLine(pages, isMember));
  };
  for (const { page, anchor, members } of symbols) {
    const url = `/${routePath}/${page}`;
    // Start from the end, so that insertions don't move the places that are still to be found.
    for (const { anchor: id } of Object.values(members)) {
      const at = headingAt(root, id);
      const heading = root.children[at];
      if (heading?.type === 'heading') add(`${url}#${id}`, at, 6, true);
    }
    if (anchor !== undefined) {
      const at = headingAt(root, anchor);
      const heading = root.children[at];
      if (heading?.type === 'heading') add(`${url}#${anchor}`, at, heading.depth);
      continue;
    }
    const title = root.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
    add(url, title, 6);
  }
}

/** Maps each place in a version's API to the name that it documents. */
function namesByPlace(index: ApiIndex | undefined, routePath: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const { name, page, anchor, members } of Object.values(index?.symbols ?? {})) {
    const url = `/${routePath}/${page}`;
    names.set(anchor === undefined ? url : `${url}#${anchor}`, name);
    for (const [member, place] of Object.entries(members))
      names.set(`${url}#${place.anchor}`, `${name}.${member}`);
  }
  return names;
}

/** The plugin, for `beforeDefaultRemarkPlugins`. */
export default function apiBacklinks({ siteDir }: ApiBacklinksOptions): Transformer<Root> {
  const versions = readVersions(siteDir);
  const read = (version: DocsVersion) => {
    const index = findApiIndex(version.folder, siteDir);
    const names = namesByPlace(index, version.routePath);
    const pages = readResults(version, siteDir)?.pages ?? [];
    return { index, uses: usesByPlace(pages, names) };
  };
  const known = new Map<DocsVersion, ReturnType<typeof read>>();
  return (root: Root, file: VFile) => {
    const located = locatePage(file.path, versions);
    if (located === undefined || !located.page.startsWith('api/')) return;
    const { version } = located;
    const api = known.get(version) ?? read(version);
    known.set(version, api);
    const page = located.page.replace(/\/index$/, '');
    const symbols = Object.values(api.index?.symbols ?? {}).filter((entry) => entry.page === page);
    addBacklinks(root, symbols, version.routePath, api.uses);
  };
}
