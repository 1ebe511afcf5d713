import path from 'node:path';
import type { MDXPlugin } from '@docusaurus/mdx-loader';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { rootDir } from '@reveal-docs/versions';
import { mdxRule } from '../mdxRule';

/**
 * Keeps the highlighter, which has 26 KB compressed, out of all pages. Pages contain their tokens,
 * and a component that renders them replaces `prism-react-renderer` for the theme. Docs pages get
 * their tokens from the remark plugin of the docs. MDX files that components import get them from
 * `remarkPlugins`.
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
