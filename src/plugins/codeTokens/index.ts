import path from 'node:path';
import type { MDXPlugin } from '@docusaurus/mdx-loader';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { rootDir } from '@reveal-docs/versions';
import { mdxRule } from '../mdxRule';

/**
 * Keeps the highlighter (26 KB compressed) out of all pages. Instead, pages contain tokens that the build created. In
 * the theme, a component that renders these tokens replaces `prism-react-renderer`. The docs' remark plugin adds the
 * tokens to docs pages, and `remarkPlugins` add them to MDX files that components import.
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
