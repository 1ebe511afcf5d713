import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { DemoManifest } from '../../demo/manifest';
import { demoDataFromManifest } from '../../demo/service/fromManifest';
import { rootDir } from '../../versions';
import { summarize, type DemoProjectSummary } from './summary';

const manifestFile = path.join(rootDir, '.generated/demo/manifest.json');

/** Adds the page `{base}demo-project`, made from the generated demo data. */
export default function demoProjectPlugin({ baseUrl }: LoadContext): Plugin<unknown> {
  return {
    name: 'demo-project',
    async loadContent() {
      const text = await fs.readFile(manifestFile, 'utf8').catch(() => {
        throw new Error('The demo data is not there yet: run `npm run generate`.');
      });
      const manifest = JSON.parse(text) as DemoManifest;
      const folder = path.join(rootDir, '.generated/static', manifest.root);
      const data = demoDataFromManifest(manifest, (file) => fs.readFile(path.join(folder, file)));
      return summarize(manifest, data);
    },
    async contentLoaded({ content, actions }) {
      const data = await actions.createData('demo-project.json', content as DemoProjectSummary);
      actions.addRoute({
        path: `${baseUrl}demo-project`,
        component: '@site/src/components/DemoProject/DemoProjectPage',
        modules: { summary: data },
        exact: true,
      });
    },
    getPathsToWatch: () => [manifestFile],
  };
}
