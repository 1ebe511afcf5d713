import path from 'node:path';
import type { MDXPlugin } from '@docusaurus/mdx-loader';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { rootDir } from '@reveal-docs/versions';
import { mdxRule } from '../mdxRule';

/**
 * Keeps the highlighter out of the browser (26 KB gz on every page). Pages contain their tokens,
 * and a component that draws them replaces `prism-react-renderer` for the theme. Pages of docs get
 * their tokens from the remark plugin of the docs. MDX that components import gets them from
 * `remarkPlugins` here.
 */
export default async function codeTokensPlugin(
  context: LoadContext,
  { remarkPlugins }: { readonly remarkPlugins: MDXPlugin[] },
): Promise<Plugin<unknown>> {
  const componentsRule = await mdxRule(
    path.join(rootDir, 'src/components'),
    context,
    remarkPlugins,
  );
  return {
    name: 'code-tokens',
    configureWebpack: () => ({
      module: { rules: [componentsRule] },
      resolve: {
        alias: {
          'prism-react-renderer$': path.join(rootDir, 'src/components/CodeParts/Highlight.tsx'),
        },
      },
    }),
  };
}
