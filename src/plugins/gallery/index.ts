import type { LoadContext, Plugin } from '@docusaurus/types';
import type { DocsVersion } from '../../versions';
import { readGallery, type GalleryVersion } from './examples';

/** Adds the gallery of examples at `{base}examples`. */
export default function galleryPlugin(
  { siteDir, baseUrl }: LoadContext,
  versions: readonly DocsVersion[],
): Plugin<unknown> {
  return {
    name: 'gallery',
    loadContent: () => readGallery(versions, siteDir),
    async contentLoaded({ content, actions }) {
      const data = await actions.createData('gallery.json', content as GalleryVersion[]);
      actions.addRoute({
        path: `${baseUrl}examples`,
        component: '@site/src/components/Gallery/GalleryPage',
        modules: { versions: data },
        exact: true,
      });
    },
    getPathsToWatch: () => versions.map(({ contentDir }) => `${contentDir}/examples/*.mdx`),
  };
}
