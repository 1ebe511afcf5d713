/** Converts a built page to Markdown, for language models, issues and the "Copy page" button. */
import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { bodyOf, type ParsedPage } from '../parsedPage';
import { classesOf } from './classes';
import { moveEvidence } from './evidence';
import { toHast } from './hast';
import { writeText } from './plainText';

const droppedElements = new Set(
  'button canvas dialog form iframe nav noscript script style svg template'.split(' '),
);
/** ARIA roles of interactive parts of a page, and of parts that repeat its content. */
const droppedRoles = new Set(['group', 'search', 'status', 'tablist', 'toolbar']);

function isDropped(element: Element): boolean {
  return (
    droppedElements.has(element.tagName) ||
    droppedRoles.has(String(element.properties.role)) ||
    element.properties.ariaHidden === 'true' ||
    // Omit the dark variant, because the light variant shows the same picture.
    classesOf(element).includes('diagram-dark') ||
    // Anchors without a URL are only link targets without text.
    (element.tagName === 'a' && element.properties.href === undefined) ||
    // Tables of contents, their filters, and the links beside headings aren't content.
    classesOf(element).some((name) => ['hash-link', 'api-filter', 'api-members'].includes(name))
  );
}

function languageOf(element: Element): string | undefined {
  return classesOf(element).find((name) => name.startsWith('language-'));
}

function codeBlock(text: string, language: string | undefined): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: language === undefined ? {} : { className: [language] },
    children: [{ type: 'text', value: text }],
  };
  return { type: 'element', tagName: 'pre', properties: {}, children: [code] };
}

function codeText(pre: Element): string {
  const lines: string[] = [];
  visit(pre as Nodes, 'element', (element) => {
    if (!classesOf(element).includes('token-line')) return undefined;
    lines.push(toText(element, { whitespace: 'pre' }).replace(/\n$/, ''));
    return SKIP;
  });
  return lines.length === 0 ? toText(pre, { whitespace: 'pre' }) : lines.join('\n');
}

function inlineCode(text: string): Element {
  return {
    type: 'element',
    tagName: 'code',
    properties: {},
    children: [{ type: 'text', value: text }],
  };
}

/**
 * Returns the elements that replace an element in Markdown, or undefined to keep the element and continue with its
 * children.
 */
function replace(element: Element): ElementContent[] | undefined {
  if (element.tagName === 'pre') {
    return [codeBlock(codeText(element), languageOf(element))];
  }
  if (classesOf(element).includes('api-code')) return [inlineCode(toText(element))];
  if (classesOf(element).includes('api-signature')) {
    return [codeBlock(toText(element), 'language-ts')];
  }
  return undefined;
}

const blocks = new Set(['details', 'div', 'p', 'summary']);

/** Replaces blocks with their content and a space on each side, because table cells can't contain blocks. */
function inline(content: ElementContent): ElementContent[] {
  if (content.type !== 'element' || !blocks.has(content.tagName)) return [content];
  const space: ElementContent = { type: 'text', value: ' ' };
  return [space, ...content.children.flatMap(inline), space];
}

function absolute(element: Element, name: 'href' | 'src', base: string): void {
  const address = element.properties[name];
  if (typeof address === 'string' && URL.canParse(address, base)) {
    element.properties[name] = new URL(address, base).href;
  }
}

function prepare(content: Element, url: string): void {
  moveEvidence(content, url);
  visit(content as Nodes, 'element', (element, index, parent: Parents | undefined) => {
    if (parent === undefined || index === undefined) return undefined;
    if (element.tagName === 'details' && ['td', 'th'].includes((parent as Element).tagName)) {
      (parent.children as ElementContent[]).splice(index, 1, ...inline(element));
      return index;
    }
    const replacement = replace(element);
    if (replacement !== undefined) {
      (parent.children as ElementContent[]).splice(index, 1, ...replacement);
      return [SKIP, index + replacement.length];
    }
    absolute(element, 'href', url);
    absolute(element, 'src', url);
    return undefined;
  });
}

const writer = unified()
  .use(rehypeRemark)
  // Aligned columns would make the longest tables several times as large.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', handlers: { text: writeText } });

/**
 * Returns the Markdown of a page, or undefined if the page has no text. Converts the docs theme's Markdown element or,
 * on other pages, the main element. Resolves relative links against `url`, the page's URL.
 */
export function toMarkdown(page: ParsedPage, url: string): string | undefined {
  const body = bodyOf(page);
  const text = page.$('.theme-doc-markdown', body)[0] ?? (body?.name === 'main' ? body : undefined);
  const content = text && toHast(text, isDropped);
  if (content === undefined) return undefined;
  prepare(content, url);
  const root: Root = { type: 'root', children: [content] };
  const markdown = writer.stringify(writer.runSync(root));
  return markdown.trim() === '' ? undefined : markdown;
}
