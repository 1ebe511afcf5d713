/**
 * Remark plugin that replaces `<Diagram name="tree-index" />` with a figure: the pictures, the diagram's title, and
 * citations of the statements that verify the diagram. The figure is plain HTML without scripts. A page loads only the
 * picture that fits its width and color mode.
 */
import type { Paragraph, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Transformer } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { diagrams, drawPictures, type DiagramPicture } from '../diagrams';
import type { Diagram } from '../diagrams/diagram';
import { modes, type Mode } from '../diagrams/palette';
import { attributes, text } from './nodes';

export interface DiagramsOptions {
  /** Base URL of the site, with slashes at both ends. */
  readonly baseUrl: string;
}

const componentName = 'Diagram';

/** Media query for pages whose column is narrower than 620 pixels: phones, and small desktops with a sidebar. */
const narrowPages = '(max-width: 650px), (min-width: 997px) and (max-width: 1160px)';

/** Returns the paths of all pictures. A path changes when its picture changes, so Docusaurus rebuilds the pages. */
export function diagramPaths(): string[] {
  return Object.entries(diagrams).flatMap(([name, diagram]) =>
    drawPictures(name, diagram).map((picture) => picture.path),
  );
}

/** Scale of the narrow picture on pages with enough room. */
const narrowScale = 1.2;

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
    if (found === undefined)
      throw new Error(`The ${mode} ${shape} picture of a diagram is missing.`);
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

function figureOf(name: string, diagram: Diagram, baseUrl: string): MdxJsxFlowElement {
  const pictures = drawPictures(name, diagram);
  const marks = diagram.restsOn.map((id) => `[^${id}]`).join('');
  const caption = inline('figcaption', {}, [text(`${diagram.title}${marks}`)]);
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

/** Creates the plugin, for `remarkPlugins`. It must run before `statementMarks`, which reads the citations. */
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
          `<${componentName} name="${name}" />: unknown diagram. Use ${Object.keys(diagrams).join(', ')}.`,
          element,
        );
      }
      parent.children[index] = figureOf(name, diagram, baseUrl);
      return [SKIP, index + 1];
    });
  };
}
