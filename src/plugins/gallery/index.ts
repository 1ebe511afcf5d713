import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { DocsVersion } from '@reveal-docs/versions';
import { arrange } from './arrange';
import { readExamplePages, type ExamplePages, type GalleryVersion } from './examples';

/** Adds the gallery of examples at `{base}examples`. */
export default function galleryPlugin(
  { siteDir, baseUrl }: LoadContext,
  versions: readonly DocsVersion[],
): Plugin {
  let read: ExamplePages[] = [];
  return {
    name: 'gallery',
    async loadContent() {
      read = await readExamplePages(versions, siteDir);
    },
    async allContentLoaded({ allContent, actions }) {
      // Docusaurus types the content of other plugins as unknown.
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const gallery = read.map(({ version, pages }): GalleryVersion => {
        const loaded = docs.loadedVersions.find(({ versionName }) => versionName === version.name);
        return {
          folder: version.folder,
          label: version.label,
          isLast: version.isLast,
          examples: arrange(pages, Object.values(loaded?.sidebars ?? {}).flat()),
        };
      });
      const data = await actions.createData('gallery.json', gallery);
      actions.addRoute({
        path: `${baseUrl}examples`,
        component: '@site/src/components/Gallery/GalleryPage',
        modules: { versions: data },
        exact: true,
      });
    },
    getPathsToWatch: () =>
      versions.flatMap(({ contentDir }) => [
        `${contentDir}/examples/*.mdx`,
        `${contentDir}/cookbook/*.mdx`,
      ]),
  };
}
