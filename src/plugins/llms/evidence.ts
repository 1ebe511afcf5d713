/**
 * Shortens the lists of cited statements. In Markdown, each section lists the IDs of its statements, and the end of the
 * page lists each statement once.
 */
import type { Element, ElementContent, Nodes, Parents } from 'hast';
import { toText } from 'hast-util-to-text';
import { SKIP, visit } from 'unist-util-visit';
import { programPath } from '@reveal-docs/statements/behavior';
import { checkedClass, checkedGroundClass } from '@reveal-docs/statements/citations';
import { classesOf } from './classes';

function element(tagName: string, ...children: (ElementContent | string)[]): Element {
  return {
    type: 'element',
    tagName,
    properties: {},
    children: children.map((child) =>
      typeof child === 'string' ? { type: 'text', value: child } : child,
    ),
  };
}

/** Content of all lists of cited statements on a page. */
interface Evidence {
  /** Summaries of the lists, such as "Verified on 4.29.0". */
  readonly summaries: Set<string>;
  /** The items of the lists, by statement ID. Links are replaced with their text. */
  readonly items: Map<string, readonly ElementContent[]>;
  /** Whether the page contains API signatures. */
  isApi: boolean;
  /** URL of the page with all statements, if a list links to it. */
  allUrl?: string;
}

/** Returns the paragraph that replaces a list. Adds the list's items to `evidence`. */
function replaceList(list: Element, evidence: Evidence): Element {
  const ids: string[] = [];
  let more = '';
  visit(list as Nodes, 'element', (item) => {
    if (item.tagName === 'summary') evidence.summaries.add(toText(item));
    if (item.tagName !== 'li') return undefined;
    const [first] = item.children;
    const link = first?.type === 'element' && first.tagName === 'a' ? first : undefined;
    const [page, anchor] = String(link?.properties.href ?? '').split('#');
    if (link !== undefined) evidence.allUrl = page;
    const id = item.properties.dataStatement ?? anchor;
    if (typeof id === 'string') {
      evidence.items.set(id, link?.children ?? item.children);
      ids.push(id);
    } else {
      more = ` and ${toText(item)}`;
    }
    return SKIP;
  });
  return element('p', `Evidence: ${ids.join(', ')}${more}`);
}

/** Lists the statements' sentences, which API pages don't contain elsewhere. */
function listSentences(items: Evidence['items']): Element[] {
  return [...items].map(([id, children]) => element('li', `${id}: `, ...children));
}

/** Lists the IDs by topic. For a statement that is based on source code, lists the ID with the place in the code. */
function listIds(items: Evidence['items']): Element[] {
  const topics = new Map<string, string[]>();
  const places: Element[] = [];
  for (const [id, children] of items) {
    const place = children.find(
      (child) => child.type === 'element' && classesOf(child).includes(checkedGroundClass),
    );
    const [topic = '', name = ''] = id.split('/');
    if (place !== undefined) places.push(element('li', `${id}: `, place));
    else topics.set(topic, [...(topics.get(topic) ?? []), name]);
  }
  return [
    ...[...topics].map(([topic, names]) => element('li', `${topic}: ${names.join(', ')}`)),
    ...places,
  ];
}

/**
 * Replaces the lists of statements in a page, and adds one list at the end. On API pages, the added list contains the
 * sentences. On other pages, it contains only IDs, because the text already says the same in its own words. `url` is
 * the page's own URL.
 */
export function moveEvidence(content: Element, url: string): void {
  const evidence: Evidence = { summaries: new Set(), items: new Map(), isApi: false };
  visit(content as Nodes, 'element', (list, index, parent: Parents | undefined) => {
    evidence.isApi ||= classesOf(list).includes('api-signature');
    if (parent === undefined || index === undefined || !classesOf(list).includes(checkedClass)) {
      return undefined;
    }
    parent.children[index] = replaceList(list, evidence);
    return SKIP;
  });
  const { summaries, items, isApi, allUrl } = evidence;
  if (items.size === 0) return;
  const programs =
    allUrl === undefined
      ? []
      : [
          ' Statements and their programs are at ',
          element('code', new URL(programPath('topic/name'), new URL(allUrl, url)).href),
          '.',
        ];
  content.children.push(
    element('h2', 'Evidence for this page'),
    element('p', `${[...summaries].join('. ')}.`, ...programs),
    element('ul', ...(isApi ? listSentences(items) : listIds(items))),
  );
}
