/**
 * Remark plugin: `<ApiChanges />` becomes the tables of what was renamed, removed, changed and deprecated since
 * the version before the page's own; `<ApiChanges to="3.x" />` since the one before that. The names in them
 * link like any other: this plugin stands before `apiLinks`.
 */
import type {
  BlockContent,
  Heading,
  InlineCode,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  TableCell,
} from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import type { VFile } from 'vfile';
import { readChanges, type VersionChanges } from '../plugins/apiChanges/generate';
import { readVersions } from '../versions';
import { locatePage } from './pageContext';

/** Options of the plugin. */
export interface ApiChangesOptions {
  /** Folder of the site, with its versions and the generated changes. */
  readonly siteDir: string;
}

const elementName = 'ApiChanges';

function code(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

/** Words with names between backticks, as they are in `api-moves.json`. */
function prose(text: string): PhrasingContent[] {
  return text
    .split('`')
    .map((value, index): PhrasingContent =>
      index % 2 === 0 ? { type: 'text', value } : code(value),
    )
    .filter((node) => !('value' in node) || node.value !== '');
}

function heading(text: string): Heading {
  return { type: 'heading', depth: 3, children: prose(text) };
}

function paragraph(text: string): Paragraph {
  return { type: 'paragraph', children: prose(text) };
}

function table(head: readonly string[], rows: readonly (readonly PhrasingContent[])[][]): Table {
  const cell = (children: readonly PhrasingContent[]): TableCell => ({
    type: 'tableCell',
    children: [...children],
  });
  return {
    type: 'table',
    children: [head.map((text) => prose(text)), ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map(cell),
    })),
  };
}

/** Nodes with something between them. */
function separated(
  items: readonly PhrasingContent[],
  separator: () => PhrasingContent,
): PhrasingContent[] {
  return items.flatMap((item, index) => (index === 0 ? [item] : [separator(), item]));
}

function names(list: readonly string[]): PhrasingContent[] {
  return separated(list.map(code), () => ({ type: 'text', value: ', ' }));
}

function lines(list: readonly string[]): PhrasingContent[] {
  return separated(list.map(code), () => ({ type: 'break' }));
}

/** Removed names with the same replacement and the same owner, as one row. */
function removedRows(removed: VersionChanges['removed']): PhrasingContent[][][] {
  const groups = new Map<string, { names: string[]; instead: string }>();
  for (const { name, instead } of removed) {
    const owner = name.includes('.') ? name.split('.')[0] : '';
    const key = instead === undefined ? name : `${owner} ${instead}`;
    const group = groups.get(key) ?? { names: [], instead: instead ?? '–' };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => [names(group.names), prose(group.instead)]);
}

/** New names by the symbol they belong to. */
function addedRows(added: readonly string[]): PhrasingContent[][][] {
  const members = new Map<string, string[]>();
  for (const name of added.filter((item) => item.includes('.'))) {
    const owner = name.split('.')[0] ?? name;
    members.set(owner, [...(members.get(owner) ?? []), name]);
  }
  return [...members.values()].map((list) => [names(list)]);
}

/** What a page shows of the changes. */
export function changeTables(changes: VersionChanges): (BlockContent | Heading)[] {
  const { from, to, renamed, removed, changed, deprecated, added } = changes;
  const parts: (BlockContent | Heading)[] = [];
  if (renamed.length > 0) {
    const rows = renamed.map(({ before, after }) => [[code(before)], [code(after)]]);
    parts.push(heading('Renamed'), table(['Before', 'Now'], rows));
  }
  if (removed.length > 0) {
    parts.push(heading('Removed'), table(['Removed', 'Instead'], removedRows(removed)));
  }
  if (changed.length > 0) {
    const rows = changed.map(({ before, from: old, to: now }) => [
      [code(before)],
      old.length === 0 ? prose('kept, and') : lines(old),
      now.length === 0 ? prose('gone') : lines(now),
    ]);
    parts.push(heading('Changed'), table(['Name', 'Before', 'Now'], rows));
  }
  if (deprecated.length > 0) {
    const text: Paragraph = { type: 'paragraph', children: names(deprecated) };
    parts.push(heading('Deprecated'), text);
  }
  if (added.length > 0) {
    const symbols = added.filter((name) => !name.includes('.'));
    const text: Paragraph = { type: 'paragraph', children: names(symbols) };
    parts.push(heading('New'), ...(symbols.length > 0 ? [text] : []));
    const rows = addedRows(added);
    if (rows.length > 0) parts.push(table(['New members'], rows));
  }
  if (parts.length > 0) return parts;
  const sameRelease = `${to.label} describes release ${to.release}, as ${from.label} does: no name of the API differs.`;
  const otherRelease = `No name of the API changed from ${from.release} to ${to.release}.`;
  return [paragraph(from.release === to.release ? sameRelease : otherRelease)];
}

/** The plugin, for `beforeDefaultRemarkPlugins`. Throws when there are no changes to show. */
export default function apiChanges({ siteDir }: ApiChangesOptions): Transformer<Root> {
  const versions = readVersions(siteDir);
  return (root: Root, file: VFile) => {
    const located = locatePage(file.path, versions);
    if (located === undefined) return;
    root.children = root.children.flatMap((node): RootContent[] => {
      const element = node as MdxJsxFlowElement;
      if (element.type !== 'mdxJsxFlowElement' || element.name !== elementName) return [node];
      const to = element.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'to',
      )?.value;
      const folder = typeof to === 'string' ? to : located.version.folder;
      const changes = readChanges(folder, siteDir);
      if (changes === undefined) {
        file.fail(
          `<${elementName}>: there is nothing before ${folder}, or it is not generated (\`npm run generate\`).`,
          element,
        );
      }
      return changeTables(changes);
    });
  };
}
