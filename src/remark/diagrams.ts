/**
 * Remark plugin: `<Diagram name="tree-index" />` becomes a figure with the pictures that were drawn of it and its title. It is
 * HTML alone: nothing of it runs, and a page loads the one picture that fits its width and color mode.
 *
 * What the diagram rests on stands behind its title as citations, which are then checked and listed like any others.
 */
import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { diagrams, drawPictures, type DiagramPicture } from '../diagrams';
import type { Diagram } from '../diagrams/diagram';
import { modes, type Mode } from '../diagrams/palette';

/** Options of the plugin. */
export interface DiagramsOptions {
  /** Of the site, with slashes around. */
  readonly baseUrl: string;
}

const componentName = 'Diagram';

/** Where a page's column is narrower than 620 pixels: phones, and beside the sidebar on small desktops. */
const narrowPages = '(max-width: 650px), (min-width: 997px) and (max-width: 1160px)';

/** Another value when any picture changed; Docusaurus makes pages anew then. */
export function diagramPaths(): string[] {
  return Object.entries(diagrams).flatMap(([name, diagram]) =>
    drawPictures(name, diagram).map((picture) => picture.path),
  );
}

/** How much larger than drawn the narrow picture gets, where there is room for it. */
const narrowScale = 1.2;

function attributes(values: Readonly<Record<string, string>>): MdxJsxAttribute[] {
  return Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
}

function inline(
  name: string,
  values: Readonly<Record<string, string>>,
  children: PhrasingContent[] = [],
): MdxJsxTextElement {
  return { type: 'mdxJsxTextElement', name, attributes: attributes(values), children };
}

function nameOf(element: MdxJsxFlowElement): string {
  const attribute = element.attributes.find(
    (item) => item.type === 'mdxJsxAttribute' && item.name === 'name',
  );
  return typeof attribute?.value === 'string' ? attribute.value : '';
}

function pictureElement(
  mode: Mode,
  alt: string,
  pictures: readonly DiagramPicture[],
  baseUrl: string,
): MdxJsxTextElement {
  const addressOf = (shape: DiagramPicture['shape']) => {
    const found = pictures.find((picture) => picture.mode === mode && picture.shape === shape);
    if (found === undefined) throw new Error(`No picture was drawn for ${mode} ${shape}.`);
    const { path, width, height } = found;
    const scale = shape === 'narrow' ? narrowScale : 1;
    return {
      address: `${baseUrl}${path}`,
      width: String(Math.round(width * scale)),
      height: String(Math.round(height * scale)),
    };
  };
  const narrow = addressOf('narrow');
  const wide = addressOf('wide');
  return inline('picture', { className: `diagram-${mode}` }, [
    inline('source', {
      media: narrowPages,
      srcSet: narrow.address,
      width: narrow.width,
      height: narrow.height,
    }),
    inline('img', {
      src: wide.address,
      width: wide.width,
      height: wide.height,
      alt,
      loading: 'lazy',
      decoding: 'async',
    }),
  ]);
}

/** The figure of a diagram, its title with marks for what it rests on. */
function figureOf(name: string, diagram: Diagram, baseUrl: string): MdxJsxFlowElement {
  const pictures = drawPictures(name, diagram);
  const marks = diagram.restsOn.map((id) => `[^${id}]`).join('');
  const caption = inline('figcaption', {}, [{ type: 'text', value: `${diagram.title}${marks}` }]);
  const children = [
    ...modes.map((mode) => pictureElement(mode, diagram.description, pictures, baseUrl)),
    caption,
  ];
  return {
    type: 'mdxJsxFlowElement',
    name: 'figure',
    attributes: attributes({ className: 'diagram' }),
    children: children as unknown as Paragraph[],
  };
}

/** The plugin, for `remarkPlugins`, before the citations are taken. */
export default function diagramFigures({ baseUrl }: DiagramsOptions): Transformer<Root> {
  return (root: Root, file: VFile) => {
    visit(root, 'mdxJsxFlowElement', (node, index, parent) => {
      const element = node as MdxJsxFlowElement;
      if (element.name !== componentName || parent === undefined || index === undefined) {
        return undefined;
      }
      const name = nameOf(element);
      const diagram = Object.hasOwn(diagrams, name) ? diagrams[name] : undefined;
      if (diagram === undefined) {
        file.fail(
          `<${componentName} name="${name}" />: there are ${Object.keys(diagrams).join(', ')}.`,
          element,
        );
      }
      parent.children[index] = figureOf(name, diagram, baseUrl);
      return [SKIP, index + 1];
    });
  };
}
