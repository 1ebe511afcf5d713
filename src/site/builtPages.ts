import redirectsPlugin, {
  type PluginOptions as RedirectOptions,
} from '@docusaurus/plugin-client-redirects';
import type { PluginModule } from '@docusaurus/types';
import { writeTools } from '../plugins/agentTools';
import builtPagesPlugin from '../plugins/builtPages';
import { reportProblems } from '../plugins/htmlCheck';
import { writeTexts } from '../plugins/llms';
import { writeSearchRecords } from '../plugins/search';
import { checkStyles, type DroppedSelectors } from '../plugins/styles';
import type { DocsVersion } from '@reveal-docs/versions';
import { listRedirects, otherAddress } from './redirects';

interface BuiltPagesInput {
  readonly versions: readonly DocsVersion[];
  /** If true, problems with links fail the build. If false, the build only prints them. */
  readonly strict: boolean;
  readonly latestTag: string;
  readonly hostedSearch: boolean;
  readonly dropped: DroppedSelectors;
}

/** Waits for the redirect pages, then reads the built pages and passes them to every module that needs them. */
export function builtPages(input: BuiltPagesInput): PluginModule {
  const { versions, strict, latestTag, hostedSearch, dropped } = input;
  const options: RedirectOptions = {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: listRedirects(versions),
    createRedirects: otherAddress(versions),
  };
  return (context) => {
    const { url: siteUrl, baseUrl } = context.siteConfig;
    const redirects = redirectsPlugin(context, options);
    if (redirects === null)
      throw new Error("Redirects don't work with the hash router. Use the browser router.");
    return builtPagesPlugin(context, {
      redirects,
      versions,
      hostedSearch,
      readers: [
        (pages, outDir) => writeSearchRecords(context, latestTag, pages, outDir),
        (pages, outDir) => writeTexts(context, versions, pages, outDir),
        (pages, outDir) => writeTools(context, versions, pages, outDir),
        (pages) => checkStyles(dropped, pages),
        (pages, outDir) => {
          const facts = new Map(pages.map((page) => [page.file, page.facts]));
          return reportProblems({ outDir, baseUrl, siteUrl, pages: facts }, strict);
        },
      ],
    });
  };
}
