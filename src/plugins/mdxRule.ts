import path from 'node:path';
import { createMDXLoaderRule, type MDXPlugin } from '@docusaurus/mdx-loader';
import type { LoadContext } from '@docusaurus/types';

/**
 * Resolves with the bundler's rule for the MDX files in `folder`. Components import these files. The rule applies only
 * `remarkPlugins` and the default plugins to them.
 */
export function mdxRule(
  folder: string,
  { siteConfig, siteDir }: Pick<LoadContext, 'siteConfig' | 'siteDir'>,
  remarkPlugins: MDXPlugin[],
): ReturnType<typeof createMDXLoaderRule> {
  return createMDXLoaderRule({
    include: [folder],
    options: {
      admonitions: true,
      remarkPlugins,
      rehypePlugins: [],
      recmaPlugins: [],
      beforeDefaultRemarkPlugins: [],
      beforeDefaultRehypePlugins: [],
      markdownConfig: siteConfig.markdown,
      staticDirs: siteConfig.staticDirectories.map((dir) => path.resolve(siteDir, dir)),
      siteDir,
      useCrossCompilerCache: false,
      isMDXPartial: () => true,
      isMDXPartialFrontMatterWarningDisabled: true,
    },
  });
}
