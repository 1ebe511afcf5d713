/**
 * Remark plugin for the generated API pages: shows below each symbol and member when it was added,
 * changed or removed, with links to the pages of these steps. Names from the oldest recorded
 * release that never changed have no line.
 */
import type { InlineCode, Paragraph, PhrasingContent, Root, Text } from 'mdast';
import type { Transformer } from 'unified';
import type { VFile } from 'vfile';
import { findApiIndex, type ApiSymbol } from '../names/apiIndex';
import { readHistory, type LinkedEvent, type LinkedHistory } from '../plugins/apiHistory/generate';
import { readVersions, type DocsVersion } from '../versions';
import { headingId } from './headingId';
import { locatePage } from '../names/pageContext';

/** Options of the plugin. */
export interface ApiHistoryOptions {
  /** Folder of the site, with its versions, API indexes and histories. */
  readonly siteDir: string;
}

/** Class of the added lines, for style sheets and tests. */
const historyClass = 'api-history';

const verbs: Record<LinkedEvent['type'], string> = {
  added: 'Added',
  renamed: 'Renamed',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: 'Removed',
};

/**
 * The exact release of an event if it is known, otherwise the recorded releases before and after
 * it.
 */
function when({ type, after, by, exact }: LinkedEvent): string {
  if (exact !== undefined) return ` in ${exact}`;
  if (type === 'deprecated') return ` in ${by} or earlier`;
  return type === 'added'
    ? ` in ${by} or earlier (not in ${after})`
    : ` between ${after} and ${by}`;
}

/** Converts prose with names in backticks to text and code. */
function prose(text: string): (Text | InlineCode)[] {
  return text
    .split('`')
    .map((value, index): Text | InlineCode =>
      index % 2 === 1 ? { type: 'inlineCode', value } : { type: 'text', value },
    );
}

function describe(event: LinkedEvent): (Text | InlineCode)[] {
  const { type, otherName, isLater, instead } = event;
  const name: (Text | InlineCode)[] =
    otherName === undefined
      ? []
      : [
          { type: 'text', value: isLater ? ' to ' : ' from ' },
          { type: 'inlineCode', value: otherName },
        ];
  const use = instead === undefined ? [] : prose(`: use ${instead}`);
  return [
    { type: 'text', value: verbs[type] },
    ...name,
    { type: 'text', value: when(event) },
    ...use,
  ];
}

/** An event, with a link to the page with details if there is one. */
function linked(event: LinkedEvent): PhrasingContent[] {
  const children = describe(event);
  return event.url === undefined ? children : [{ type: 'link', url: event.url, children }];
}

function joined<T>(items: readonly T[], between: string, write: (item: T) => PhrasingContent[]) {
  return items.flatMap((item, index): PhrasingContent[] =>
    index === 0 ? write(item) : [{ type: 'text', value: between }, ...write(item)],
  );
}

function line(children: PhrasingContent[]): Paragraph {
  return {
    type: 'paragraph',
    data: { hProperties: { className: [historyClass], 'data-search': 'ignore' } },
    children,
  };
}

/** The history line below a name. */
function historyLine(events: readonly LinkedEvent[]): Paragraph {
  return line(joined(events, ' · ', linked));
}

/** History lines for members without headings: one line per kind of event, with all its members. */
function memberLines(members: readonly (readonly [string, readonly LinkedEvent[]])[]): Paragraph[] {
  const groups = new Map<string, { event: LinkedEvent; names: string[] }>();
  for (const [name, events] of members) {
    for (const event of events) {
      const { type, after, by, exact, otherName } = event;
      const key = [type, after, by, exact, otherName].join();
      const group = groups.get(key) ?? { event, names: [] };
      group.names.push(name);
      groups.set(key, group);
    }
  }
  return [...groups.values()].map(({ event, names }) =>
    line([
      ...linked(event),
      { type: 'text', value: ': ' },
      ...joined(names, ', ', (value) => [{ type: 'inlineCode', value }]),
    ]),
  );
}

function headingAt(root: Root, id: string): number {
  return root.children.findIndex((node) => node.type === 'heading' && headingId(node) === id);
}

/**
 * Finds the place for the line of a page's only symbol: below the title and the word for its kind.
 */
function belowTitle(root: Root): number {
  const title = root.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  const next = root.children[title + 1];
  const isKind = next?.type === 'html' && next.value.includes('api-kind');
  return title + (isKind ? 2 : 1);
}

/** Adds the history lines of the symbols that a page documents. */
export function addHistory(
  root: Root,
  symbols: readonly ApiSymbol[],
  history: LinkedHistory,
): void {
  for (const { name, anchor, members } of symbols) {
    const unheaded: [string, readonly LinkedEvent[]][] = [];
    for (const [member, place] of Object.entries(members)) {
      const events = history[`${name}.${member}`] ?? [];
      const at = headingAt(root, place.anchor);
      if (at < 0) unheaded.push([member, events]);
      else if (events.length > 0) root.children.splice(at + 1, 0, historyLine(events));
    }
    const at = anchor === undefined ? belowTitle(root) : headingAt(root, anchor) + 1;
    const own = history[name] ?? [];
    const lines = [...(own.length > 0 ? [historyLine(own)] : []), ...memberLines(unheaded)];
    if (at > 0) root.children.splice(at, 0, ...lines);
  }
}

/** The plugin, for `beforeDefaultRemarkPlugins`. */
export default function apiHistory({ siteDir }: ApiHistoryOptions): Transformer<Root> {
  const versions = readVersions(siteDir);
  const read = (version: DocsVersion) => ({
    symbols: findApiIndex(version.folder, siteDir)?.symbols ?? {},
    history: readHistory(version.folder, siteDir),
  });
  const known = new Map<DocsVersion, ReturnType<typeof read>>();
  return (root: Root, file: VFile) => {
    const located = locatePage(file.path, versions);
    if (located === undefined || !located.page.startsWith('api/')) return;
    const api = known.get(located.version) ?? read(located.version);
    known.set(located.version, api);
    const page = located.page.replace(/\/index$/, '');
    const symbols = Object.values(api.symbols).filter((entry) => entry.page === page);
    addHistory(root, symbols, api.history);
  };
}
