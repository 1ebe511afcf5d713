/** Writes the map of all pages for the not-found page and the version menu. */
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readChanges } from '@reveal-docs/api-reference/changes/generate';
import { readApiIndex } from '@reveal-docs/api-reference/names';
import type { PageMap, Rename, VersionPages } from '@reveal-docs/versions/addresses/pageMap/types';
import type { DocsVersion } from '@reveal-docs/versions';

interface Options {
  readonly versions: readonly DocsVersion[];
  /** Titles of pages that don't belong to a version, by path. */
  readonly sitePages: Readonly<Record<string, string>>;
}

function readSymbols(folder: string, siteDir: string): VersionPages['symbols'] {
  const { symbols } = readApiIndex(folder, siteDir);
  return Object.fromEntries(
    Object.values(symbols).map(({ name, page, anchor }) => [
      name,
      anchor === undefined ? page : `${page}#${anchor}`,
    ]),
  );
}

function readRenames(versions: readonly DocsVersion[], siteDir: string): Rename[] {
  const nameOf = new Map(versions.map(({ folder, name }) => [folder, name]));
  return versions.flatMap((version) => {
    const changes = readChanges(version.folder, siteDir);
    const from = changes && nameOf.get(changes.from.folder);
    if (from === undefined) return [];
    return changes?.renamed.map((rename) => ({ from, to: version.name, ...rename })) ?? [];
  });
}

/** Creates the plugin, which adds the data file `@generated/page-map/default/pages.json`. */
export default function pageMapPlugin(
  { siteDir, baseUrl }: LoadContext,
  { versions, sitePages }: Options,
): Plugin<unknown> {
  function pagesOf(content: LoadedContent, version: DocsVersion): VersionPages['pages'] {
    const docs = content.loadedVersions.find(({ versionName }) => versionName === version.name);
    if (docs === undefined) throw new Error(`The docs have no version "${version.name}".`);
    const route = `${baseUrl}${version.routePath}`;
    return Object.fromEntries(
      docs.docs.map(({ permalink, title }) => [
        permalink.slice(route.length + 1).replace(/\/+$/, ''),
        title,
      ]),
    );
  }

  return {
    name: 'page-map',
    async allContentLoaded({ allContent, actions }) {
      // Docusaurus types the content of other plugins as unknown.
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const map: PageMap = {
        versions: versions.map((version) => ({
          name: version.name,
          label: version.label,
          routePath: version.routePath,
          pages: pagesOf(docs, version),
          symbols: readSymbols(version.folder, siteDir),
        })),
        renames: readRenames(versions, siteDir),
        sitePages,
      };
      await actions.createData('pages.json', map);
    },
  };
}
