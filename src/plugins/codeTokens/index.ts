import path from 'node:path';
import { createMDXLoaderRule, type MDXPlugin } from '@docusaurus/mdx-loader';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { rootDir } from '@reveal-docs/versions';

/**
 * Keeps the highlighter out of the browser (26 KB gz on every page). Pages contain their tokens,
 * and a component that draws them replaces `prism-react-renderer` for the theme. Pages of docs get
 * their tokens from the remark plugin of the docs. MDX that components import gets them from
 * `remarkPlugins` here.
 */
export default async function codeTokensPlugin(
  { siteConfig, siteDir }: LoadContext,
  { remarkPlugins }: { readonly remarkPlugins: MDXPlugin[] },
): Promise<Plugin<unknown>> {
  const componentsRule = await createMDXLoaderRule({
    include: [path.join(rootDir, 'src/components')],
    options: {
      admonitions: true,
      remarkPlugins,
      rehypePlugins: [],
      recmaPlugins: [],
      beforeDefaultRemarkPlugins: [],
      beforeDefaultRehypePlugins: [],
      markdownConfig: siteConfig.markdown,
      staticDirs: siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder)),
      siteDir,
      useCrossCompilerCache: false,
      isMDXPartial: () => true,
      isMDXPartialFrontMatterWarningDisabled: true,
    },
  });
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
