import type { LoadContext, Plugin } from '@docusaurus/types';
import { demoManifestFile, readDemoData, readDemoManifest } from '@reveal-docs/demo-project/read';
import { readDemoServiceZip } from '../demoService/zipManifest';
import { summarize, type DemoProjectSummary } from './summary';

/** Adds the page `{base}demo-project`, whose content comes from the generated demo data. */
export default function demoPagePlugin({ baseUrl }: LoadContext): Plugin<unknown> {
  return {
    name: 'demo-project',
    async loadContent() {
      const manifest = readDemoManifest();
      return summarize(manifest, readDemoData(manifest), readDemoServiceZip());
    },
    async contentLoaded({ content, actions }) {
      const data = await actions.createData('demo-project.json', content as DemoProjectSummary);
      actions.addRoute({
        path: `${baseUrl}demo-project`,
        component: '@site/src/components/DemoPage/DemoPage',
        modules: { summary: data },
        exact: true,
      });
    },
    getPathsToWatch: () => [demoManifestFile],
  };
}
