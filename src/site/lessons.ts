import type { PluginModule } from '@docusaurus/types';
import type { DocsVersion } from '@reveal-docs/versions';
import lessonsPlugin from '../plugins/lessons';
import { lessonPlugins } from '../remark';

/** Adds the pages of lessons, whose texts cite statements like the docs. */
export function lessonPages(
  siteDir: string,
  baseUrl: string,
  versions: readonly DocsVersion[],
): PluginModule<unknown> {
  const remarkPlugins = lessonPlugins(siteDir, baseUrl, versions);
  return (context) => lessonsPlugin(context, { versions, remarkPlugins });
}
