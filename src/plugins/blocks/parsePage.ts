/**
 * Parses pages exactly as the site does: Docusaurus's own MDX processor, stopped before it changes the tree.
 * Node only.
 */
import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor';
import type { Options } from '@docusaurus/mdx-loader/lib/options';
import type { Root } from 'mdast';

/** Carries the tree out of the processor, which has no way to parse only. */
class Parsed extends Error {
  constructor(readonly root: Root) {
    super('parsed');
  }
}

function stopWithTree() {
  return (root: Root): never => {
    throw new Parsed(root);
  };
}

/** What of the site's configuration decides how a page is parsed (`future.v4`: no MDX 1 syntax). */
const parserOptions: Options = {
  siteDir: '',
  staticDirs: [],
  markdownConfig: {
    format: 'mdx',
    mermaid: false,
    emoji: false,
    mdx1Compat: { comments: false, admonitions: false, headingIds: false },
    anchors: { maintainCase: false },
    remarkRehypeOptions: undefined,
    parseFrontMatter: (params) => params.defaultParseFrontMatter(params),
    hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' },
  },
  beforeDefaultRemarkPlugins: [stopWithTree],
  beforeDefaultRehypePlugins: [],
  remarkPlugins: [],
  rehypePlugins: [],
  recmaPlugins: [],
};

let processor: ReturnType<typeof createProcessorUncached> | undefined;

/** The syntax tree of a page, with positions in `content`. Throws what MDX throws on bad syntax. */
export async function parsePage(filePath: string, content: string): Promise<Root> {
  processor ??= createProcessorUncached({ options: parserOptions, format: 'mdx' });
  try {
    await (await processor).process({ content, filePath, frontMatter: {}, compilerName: 'server' });
  } catch (error) {
    if (error instanceof Parsed) return error.root;
    throw error;
  }
  throw new Error(`${filePath} was processed without its tree being seen.`);
}
