/**
 * Parses pages with the same MDX processor as the site (Docusaurus's), but stops before the processor changes the tree.
 */
import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor';
import type { Options } from '@docusaurus/mdx-loader/lib/options';
import type { Root } from 'mdast';

/** Thrown to stop the processor and get its syntax tree, because the processor can't parse without compiling. */
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

/** The site's options that affect parsing. As with `future.v4`, MDX 1 syntax is off. */
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

/**
 * Returns the syntax tree of a page, with positions in `content`. Rejects with MDX's error if the syntax is invalid.
 */
export async function parsePage(filePath: string, content: string): Promise<Root> {
  processor ??= createProcessorUncached({ options: parserOptions, format: 'mdx' });
  try {
    await (await processor).process({ content, filePath, frontMatter: {}, compilerName: 'server' });
  } catch (error) {
    if (error instanceof Parsed) return error.root;
    throw error;
  }
  throw new Error(`${filePath} was processed, but its tree wasn't captured.`);
}
