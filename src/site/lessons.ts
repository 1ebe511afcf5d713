import type { PluginModule } from '@docusaurus/types';
import type { DocsVersion } from '@reveal-docs/versions';
import lessonsPlugin from '../plugins/lessons';
import { lessonPlugins } from '../remark';

/** Adds the pages of lessons. Like the docs, lessons cite statements. */
export function lessonPages(
  siteDir: string,
  baseUrl: string,
  versions: readonly DocsVersion[],
): PluginModule<unknown> {
  const remarkPlugins = lessonPlugins(siteDir, baseUrl, versions);
  return (context) => lessonsPlugin(context, { versions, remarkPlugins });
}
