import type { Code, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { attributes, text } from '../nodes';

/** Files with more lines than this are collapsed. */
const mostLines = 45;

const languages: Readonly<Record<string, string>> = {
  cjs: 'js',
  css: 'css',
  html: 'html',
  js: 'js',
  json: 'json',
  jsx: 'jsx',
  mjs: 'js',
  mts: 'ts',
  ts: 'ts',
  tsx: 'tsx',
  // In Vue files, the highlighter supports only the markup.
  vue: 'html',
};

/** Creates an element of a page. Its children can be text. */
export function element(
  name: string,
  values: Readonly<Record<string, string>>,
  children: RootContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributes(values),
    // MDX allows phrasing content in a flow element, but its type accepts only blocks.
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Marks an element as literal JSX, so that MDX doesn't replace an `a` with the router's link component. */
const asWritten: Record<string, unknown> = { _mdxExplicitJsx: true };

/**
 * Creates a link that looks like a button and downloads a file from the site, without the router. `download` is the
 * name of the saved file.
 */
export function downloadButton(href: string, download: string, label: string): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: attributes({ href, download, className: 'button button--primary' }),
    children: [text(label)],
    data: asWritten,
  };
}

/** Renders a file's code as a block with the file name above it. Long code is collapsed. */
export function codeOf(file: string, code: string): RootContent {
  const language = languages[file.split('.').pop() ?? ''];
  const block: Code = {
    type: 'code',
    lang: language ?? 'text',
    meta: `title="${file}"`,
    value: code,
  };
  const count = code.split('\n').length;
  if (count <= mostLines) return block;
  const summary = element('summary', {}, [
    { type: 'inlineCode', value: file },
    text(`, ${count} lines`),
  ]);
  return element('details', { className: 'starter-code' }, [summary, block]);
}

/** Renders a link to another site. */
export function outerLink(url: string, words: string): PhrasingContent {
  return { type: 'link', url, children: [text(words)] };
}

/** Creates the link to the page about all starters, which is above a starter's title. */
export function breadcrumbs(): RootContent {
  const all: PhrasingContent = { type: 'link', url: '/starters', children: [text('Starters')] };
  return element('nav', { 'aria-label': 'Breadcrumbs', className: 'starter-path' }, [all]);
}

/**
 * Creates the pictures of a starter, one per color mode. Browsers load only the visible one, because hidden lazy images
 * don't load. All starters look alike, so they share the pictures.
 */
export function pictures(baseUrl: string): RootContent[] {
  const alt =
    'A running starter: the demo plant with an orange sphere, and the name of the clicked part below the plant';
  const shared = { alt, width: '896', height: '447', loading: 'lazy' };
  return ['light', 'dark'].map((mode) => {
    const src = `${baseUrl}img/starters/app.${mode}.webp`;
    return element('img', { className: `starter-picture diagram-${mode}`, src, ...shared }, []);
  });
}

/** Wraps a page in the element that styles it as a guide. */
export function article(children: RootContent[]): RootContent {
  return element('div', { className: 'theme-doc-markdown markdown' }, children);
}
