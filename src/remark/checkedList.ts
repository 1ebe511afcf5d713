/**
 * Renders a collapsed list of statements, which support a section or describe an API name. The items are in the page's
 * HTML but not in its script, because most readers never open the list, and some API pages have hundreds of items.
 */
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { parseModule } from '@reveal-docs/api-reference/code/parseModule';
import type { Ground } from '@reveal-docs/statements/check';
import { checkedGroundClass } from '@reveal-docs/statements/citations';
import { escapeHtml } from '@reveal-docs/shared/escapeHtml';

const componentName = 'CheckedList';
const componentModule = '@site/src/components/CheckedList';

/** A name that the bundler replaces with true if the bundle includes the items, and with false otherwise. */
const withItems = 'WITH_CHECKED_ITEMS';

function sentenceHtml(sentence: string): string {
  return escapeHtml(sentence).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

/**
 * Renders a statement's sentence with a link to its program, or with its place in the source. The Markdown writer
 * (src/plugins/llms/evidence.ts) reads the ID from the link or from `data-statement`.
 */
function itemHtml(ground: Ground, baseUrl: string): string {
  const sentence = sentenceHtml(ground.says);
  if (ground.type === 'run') {
    return `<li><a href="${baseUrl}behavior#${ground.id}">${sentence}</a></li>`;
  }
  const place = escapeHtml(`${ground.place.file}:${ground.place.line}`);
  return `<li data-statement="${ground.id}">${sentence} <span class="${checkedGroundClass}">From the source: <code>${place}</code></span></li>`;
}

/**
 * Renders the collapsed list, with each item once. If there are more than `most` items, the last one is a link to the
 * list of all statements. A page with such a list needs `importCheckedList`.
 */
export function checkedList(
  grounds: readonly Ground[],
  summary: string,
  baseUrl: string,
  most = Infinity,
): RootContent {
  const unique = [...new Map(grounds.map((ground) => [ground.id, ground])).values()];
  const shown = unique.length > most ? unique.slice(0, most - 1) : unique;
  const left = unique.length - shown.length;
  const html = [
    ...shown.map((ground) => itemHtml(ground, baseUrl)),
    ...(left === 0
      ? []
      : [`<li><a href="${baseUrl}behavior">${left} more in the list of all statements</a></li>`]),
  ].join('');
  const value = `${withItems} ? ${JSON.stringify(html)} : undefined`;
  return {
    type: 'mdxJsxFlowElement',
    name: componentName,
    attributes: [
      { type: 'mdxJsxAttribute', name: 'summary', value: summary },
      {
        type: 'mdxJsxAttribute',
        name: 'html',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value,
          data: { estree: parseModule(value) },
        },
      },
    ],
    children: [],
  } satisfies MdxJsxFlowElement;
}

/** Adds the import of the list's component to a page that has a list. */
export function importCheckedList(root: Root): void {
  const isList = (node: RootContent) =>
    node.type === 'mdxJsxFlowElement' && node.name === componentName;
  if (!root.children.some(isList)) return;
  const value = `import ${componentName} from '${componentModule}';`;
  root.children.unshift({ type: 'mdxjsEsm', value, data: { estree: parseModule(value) } });
}
