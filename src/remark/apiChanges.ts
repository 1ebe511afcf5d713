/**
 * Remark plugin that replaces `<ApiChanges />` with lists of renamed, removed, changed, deprecated and new API names.
 * By default, the lists contain the changes from the previous version to the page's version. `<ApiChanges to="3.x" />`
 * lists the changes from the version before 3.x to 3.x. `<ApiChanges from="4.2.2" />` lists the changes from the
 * recorded release 4.2.2 to the next one. This plugin runs before `apiLinks`, so that names in the lists become links.
 */
import type {
  BlockContent,
  Heading,
  InlineCode,
  List,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  TableRow,
} from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import type { VFile } from 'vfile';
import {
  type ApiChanges,
  type ChangedSignature,
  type VersionChanges,
  isMember,
  locatePage,
  overloadsOf,
  ownerOf,
} from '@reveal-docs/api-reference/names';
import { groupBy } from '@reveal-docs/shared/groupBy';
import { readChanges } from '@reveal-docs/api-reference/changes/generate';
import { readSteps } from '@reveal-docs/api-reference/history/generate';
import { readVersions } from '@reveal-docs/versions';

export interface ApiChangesOptions {
  readonly siteDir: string;
}

const elementName = 'ApiChanges';

function code(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

/** Converts prose to nodes. Backticks mark names, as in `api-moves.json`. */
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

function table(head: readonly string[], rows: readonly (readonly PhrasingContent[])[]): Table {
  const row = (cells: readonly PhrasingContent[]): TableRow => ({
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: [cell] })),
  });
  return {
    type: 'table',
    children: [row(head.map((value) => ({ type: 'text', value }))), ...rows.map(row)],
  };
}

function list(items: readonly (readonly PhrasingContent[])[]): List {
  return {
    type: 'list',
    children: items.map((children) => ({
      type: 'listItem',
      children: [{ type: 'paragraph', children: [...children] }],
    })),
  };
}

function names(codes: readonly string[]): PhrasingContent[] {
  return codes.flatMap((value, index) =>
    index === 0 ? [code(value)] : [...prose(', '), code(value)],
  );
}

/** Combines removed names that have the same replacement and the same owner into one item. */
function removedItems(removed: VersionChanges['removed']): PhrasingContent[][] {
  const groups = groupBy(removed, ({ name, instead }) =>
    instead === undefined ? name : `${isMember(name) ? ownerOf(name) : ''} ${instead}`,
  );
  return [...groups.values()].map((group) => {
    const instead = group[0]?.instead;
    return [
      ...names(group.map(({ name }) => name)),
      ...(instead === undefined ? [] : prose(`: ${instead}`)),
    ];
  });
}

/** Returns the name, followed by each overload on its own line. A word before the overload describes the change. */
function changedItem(change: ChangedSignature): PhrasingContent[] {
  const overloads = overloadsOf(change).flatMap(({ word, signature }): PhrasingContent[] => [
    { type: 'break' },
    ...prose(`${word} `),
    code(signature),
  ]);
  return [code(change.before), ...overloads];
}

function addedItems(added: readonly string[]): PhrasingContent[][] {
  const groups = groupBy(added, (name) => (isMember(name) ? ownerOf(name) : ''));
  const symbols = groups.get('') ?? [];
  groups.delete('');
  return [...(symbols.length > 0 ? [symbols] : []), ...groups.values()].map(names);
}

/** Returns the content of a page for these changes. */
export function changeLists(changes: VersionChanges): (BlockContent | Heading)[] {
  const { from, to } = changes;
  const parts = listsOf(changes);
  if (parts.length > 0) return parts;
  const sameRelease = `${to.label} and ${from.label} both describe release ${to.release}, so their API names are identical.`;
  const otherRelease = `No API names changed from ${from.release} to ${to.release}.`;
  return [paragraph(from.release === to.release ? sameRelease : otherRelease)];
}

function listsOf(changes: ApiChanges): (BlockContent | Heading)[] {
  const { renamed, removed, changed, deprecated, added } = changes;
  const parts: (BlockContent | Heading)[] = [];
  if (renamed.length > 0) {
    const rows = renamed.map(({ before, after }) => [code(before), code(after)]);
    parts.push(heading('Renamed'), table(['Before', 'Now'], rows));
  }
  if (removed.length > 0) parts.push(heading('Removed'), list(removedItems(removed)));
  if (changed.length > 0) parts.push(heading('Changed'), list(changed.map(changedItem)));
  if (deprecated.length > 0) {
    parts.push(heading('Deprecated'), list(deprecated.map((name) => [code(name)])));
  }
  if (added.length > 0) parts.push(heading('New'), list(addedItems(added)));
  return parts;
}

function attributeOf(element: MdxJsxFlowElement, name: string): string | undefined {
  const value = element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  )?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Creates the plugin, for `beforeDefaultRemarkPlugins`. The transformer throws if it doesn't find the changes. */
export default function apiChanges({ siteDir }: ApiChangesOptions): Transformer<Root> {
  const versions = readVersions(siteDir);
  return (root: Root, file: VFile) => {
    const located = locatePage(file.path, versions);
    if (located === undefined) return;
    root.children = root.children.flatMap((node): RootContent[] => {
      const element = node as MdxJsxFlowElement;
      if (element.type !== 'mdxJsxFlowElement' || element.name !== elementName) return [node];
      const from = attributeOf(element, 'from');
      if (from !== undefined) {
        const step = readSteps().find((item) => item.from === from);
        if (step !== undefined) return listsOf(step);
        file.fail(`<${elementName}>: no recorded release after "${from}".`, element);
      }
      const folder = attributeOf(element, 'to') ?? located.version.folder;
      const changes = readChanges(folder, siteDir);
      if (changes === undefined) {
        file.fail(
          `<${elementName}>: no changes found for ${folder}. Either no version precedes it, or you need to run \`npx tsx scripts/generate.ts\`.`,
          element,
        );
      }
      return changeLists(changes);
    });
  };
}
