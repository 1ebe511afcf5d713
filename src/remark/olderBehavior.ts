/**
 * Remark plugin: `<OlderBehavior />` becomes the list of statements that come out otherwise in an older release, with
 * what was recorded there (`statements/releases/`). Nothing of it is written by hand.
 */
import type { Heading, ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { groupBy } from '../names/groupBy';
import { olderBehavior, readOlder, type OlderBehavior, type OlderRow } from '../statements/older';

/** Options of the plugin. */
interface OlderBehaviorOptions {
  /** Folder of the site, with its statements. */
  readonly siteDir: string;
  /** Of the site, with slashes around. */
  readonly baseUrl: string;
}

const elementName = 'OlderBehavior';

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

/** Words with names between backticks. */
function prose(words: string): PhrasingContent[] {
  return words
    .split('`')
    .map((value, index): PhrasingContent =>
      index % 2 === 0 ? text(value) : { type: 'inlineCode', value },
    )
    .filter((node) => !('value' in node) || node.value !== '');
}

const phrases = {
  same: undefined,
  otherwise: 'Not so',
  missing: 'Lacks the API',
  unknown: 'Not known',
} as const;

/** What each of the older releases does, where that is something else: releases with the same words together. */
function verdicts({ cells }: OlderRow, releases: readonly string[]): [string, string][] {
  const told = releases.flatMap((release, index): { release: string; words: string }[] => {
    const cell = cells[index];
    const phrase = cell && phrases[cell.type];
    return cell === undefined || phrase === undefined
      ? []
      : [{ release, words: cell.says ?? `${phrase}.` }];
  });
  return [...groupBy(told, ({ words }) => words)].map(([words, own]) => [
    own.map(({ release }) => release).join(' and '),
    words,
  ]);
}

function item(row: OlderRow, releases: readonly string[], baseUrl: string): ListItem {
  const { says } = row;
  const parts = verdicts(row, releases).flatMap(([names, words]): PhrasingContent[] => [
    text(' '),
    { type: 'strong', children: [text(`${names}:`)] },
    ...prose(` ${words}`),
  ]);
  const link: PhrasingContent = {
    type: 'link',
    url: `pathname://${baseUrl}behavior#${row.spec.id}`,
    children: [text('Program')],
  };
  return {
    type: 'listItem',
    children: [{ type: 'paragraph', children: [...prose(says), ...parts, text(' '), link] }],
  };
}

function countItem(
  { counts, ranWith, comparedWith }: OlderBehavior,
  release: string,
  index: number,
) {
  const { same = 0, otherwise = 0, missing = 0, unknown = 0 } = counts[index] ?? {};
  const all = same + otherwise + missing + unknown;
  const words =
    ` (${ranWith[index]}): ${same} of ${all} statements come out as in ${comparedWith}, ${otherwise} otherwise. For ${missing}, the API is ` +
    `not there. ${unknown} programs end with an error, so nothing is known of these.`;
  const name: PhrasingContent = { type: 'strong', children: [text(release)] };
  return {
    type: 'listItem',
    children: [{ type: 'paragraph', children: [name, text(words)] }],
  } satisfies ListItem;
}

/** What a page shows of the records. */
function behaviorLists(behavior: OlderBehavior, baseUrl: string): RootContent[] {
  const { releases, rows } = behavior;
  const topics = [...groupBy(rows, ({ spec }) => spec.topic)];
  const counts = releases.map((release, index) => countItem(behavior, release, index));
  return [
    { type: 'list', spread: false, children: counts },
    ...topics.flatMap(([topic, own]): RootContent[] => {
      const title = topic.charAt(0).toUpperCase() + topic.slice(1).replaceAll('-', ' ');
      const heading: Heading = { type: 'heading', depth: 3, children: [text(title)] };
      const children = own.map((row) => item(row, releases, baseUrl));
      return [heading, { type: 'list', spread: false, children }];
    }),
  ];
}

/** The plugin, for `beforeDefaultRemarkPlugins`, behind `apiLinks`: the sentences are not the page's own. */
export default function olderBehaviorLists(options: OlderBehaviorOptions): Transformer<Root> {
  const { siteDir, baseUrl } = options;
  return (root: Root) => {
    root.children = root.children.flatMap((node): RootContent[] => {
      const element = node as MdxJsxFlowElement;
      if (element.type !== 'mdxJsxFlowElement' || element.name !== elementName) return [node];
      return behaviorLists(olderBehavior(readOlder(siteDir)), baseUrl);
    });
  };
}
