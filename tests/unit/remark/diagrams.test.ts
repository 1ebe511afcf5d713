import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';
import { diagrams } from '../../../src/diagrams';
import { parsePage } from '@reveal-docs/api-reference/blocks/pages';
import { parsePage as parseBuiltPage } from '../../../src/plugins/parsedPage';
import { toMarkdown } from '../../../src/plugins/llms/markdown';
import diagramFigures from '../../../src/remark/diagrams';
import { takeCitations } from '@reveal-docs/statements/citations';

interface Tree {
  readonly name?: string | null;
  readonly value?: string;
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
  readonly children?: readonly Tree[];
}

/** Renders an MDX tree as HTML, which makes the tests easier to read. */
function htmlOf({ name, value, attributes = [], children = [] }: Tree): string {
  if (value !== undefined) return value;
  const inner = children.map(htmlOf).join('');
  if (typeof name !== 'string') return inner;
  const listed = attributes.map((item) => ` ${item.name ?? ''}="${String(item.value)}"`).join('');
  return `<${name}${listed}>${inner}</${name}>`.replaceAll('className=', 'class=');
}

async function figureIn(text: string): Promise<string> {
  const root = (await parsePage('page.mdx', text)) as Root;
  await diagramFigures({ baseUrl: '/base/' })(root, new VFile({ path: 'page.mdx' }), () => {});
  const figure = root.children.find((node) => node.type === 'mdxJsxFlowElement');
  return htmlOf(figure as MdxJsxFlowElement as Tree);
}

describe('<Diagram>', () => {
  const { title, description, restsOn } = diagrams['tree-index']!;

  it('is a figure with a light and a dark picture, both with the description', async () => {
    const html = await figureIn('Text.\n\n<Diagram name="tree-index" />\n\nMore.');
    expect(html.match(/<picture class="diagram-(light|dark)">/g)).toHaveLength(2);
    expect(html.split(`alt="${description}"`)).toHaveLength(3);
    for (const mode of ['light', 'dark']) {
      for (const shape of ['wide', 'narrow']) {
        expect(html).toMatch(
          new RegExp(`="/base/assets/diagrams/tree-index-${mode}-${shape}\\.[0-9a-f]{12}\\.svg"`),
        );
      }
    }
  });

  it('has its title as a caption, with citations', async () => {
    const html = await figureIn('<Diagram name="tree-index" />');
    const caption = /<figcaption>(.*)<\/figcaption>/.exec(html)?.[1] ?? '';
    const { rest, found } = takeCitations(caption);
    expect(rest).toBe(title);
    expect(found.map(({ id }) => id)).toEqual(restsOn);
  });

  it('throws for an unknown name', async () => {
    await expect(figureIn('<Diagram name="tree" />')).rejects.toThrow(
      'unknown diagram. Use camera-manager, ',
    );
  });

  it('is in the page’s Markdown once, with the description', async () => {
    const figure = await figureIn('<Diagram name="tree-index" />');
    const markdown = toMarkdown(
      parseBuiltPage(`<html><body><main><h1>Page</h1>${figure}</main></body></html>`),
      'https://docs.example/base/docs/concepts',
    );
    expect(markdown?.split(description)).toHaveLength(2);
    expect(markdown).toMatch(
      /!\[A tree .*\]\(https:\/\/docs\.example\/base\/assets\/diagrams\/tree-index-light-wide\.\w+\.svg\)/,
    );
  });
});
