/**
 * The folded list of what something rests on. Its items are in the HTML of the page and not in its script: most readers
 * never open one, and some pages of the API have hundreds of items. Pure.
 */
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { parseModule } from '../code/parseModule';
import type { Ground } from '../statements/check';
import { nameLane, type Lane } from '../statements/lanes';
import { escapeHtml } from '../text/escapeHtml';

const componentName = 'CheckedList';
const componentModule = '@site/src/components/CheckedList';

/** Replaced by whether a bundle is to have the items (`src/plugins/statements`). */
const withItems = 'WITH_CHECKED_ITEMS';

/** A sentence with names in backticks, as HTML. */
function sentenceHtml(sentence: string): string {
  return escapeHtml(sentence).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function itemHtml(ground: Ground, baseUrl: string): string {
  const behind =
    ground.type === 'run'
      ? `<a href="${baseUrl}behavior#${ground.id}">Program: ${ground.id}</a>`
      : `In the source: <code>${escapeHtml(`${ground.place.file}:${ground.place.line}`)}</code>`;
  return `<li>${sentenceHtml(ground.says)} <span class="checked-ground">${behind}</span></li>`;
}

/** "Checked on 3.0.2 behind the 2.x interface", or that it was only read. */
function summaryOf(grounds: readonly Ground[], lane: Lane): string {
  const verb = grounds.some(({ type }) => type === 'run') ? 'Checked on' : 'Read in the source of';
  return `${verb} ${nameLane(lane)}`;
}

/** The folded list, with each ground once. A page that has one needs `importCheckedList`. */
export function checkedList(grounds: readonly Ground[], lane: Lane, baseUrl: string): RootContent {
  const unique = [...new Map(grounds.map((ground) => [ground.id, ground])).values()];
  const html = unique.map((ground) => itemHtml(ground, baseUrl)).join('');
  const value = `${withItems} ? ${JSON.stringify(html)} : undefined`;
  return {
    type: 'mdxJsxFlowElement',
    name: componentName,
    attributes: [
      { type: 'mdxJsxAttribute', name: 'summary', value: summaryOf(unique, lane) },
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

/** Gives a page the component that draws its lists, if it has one. */
export function importCheckedList(root: Root): void {
  const isList = (node: RootContent) =>
    node.type === 'mdxJsxFlowElement' && node.name === componentName;
  if (!root.children.some(isList)) return;
  const value = `import ${componentName} from '${componentModule}';`;
  root.children.unshift({ type: 'mdxjsEsm', value, data: { estree: parseModule(value) } });
}
