import path from 'node:path';
import { createMDXLoaderRule, type MDXPlugin } from '@docusaurus/mdx-loader';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { rootDir } from '../../versions';

/**
 * Keeps the highlighter out of the browser (26 KB gz on every page): tokens come with the pages, and the theme
 * finds a component that draws them where it expects `prism-react-renderer`. Pages of docs get their tokens from
 * the remark plugin of the docs; MDX that components import gets them here, from `remarkPlugins`.
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
