/** Tests the claims on the React page about its component under `StrictMode`. A mock replaces the viewer. */
import { build, type Plugin } from 'esbuild';
import fs from 'node:fs';
import path from 'node:path';
import { readPage } from '@reveal-docs/api-reference/blocks/pages';
import { rootDir, type DocsVersion } from '@reveal-docs/versions';
import { versions } from '../fixtures/versions';
import { expect, test } from './support';

const standIn = `
globalThis.record = { made: 0, disposed: 0, lost: 0, models: [] };
export class Cognite3DViewer {
  models = [];
  canvas = { getContext: () => ({ getExtension: () => ({ loseContext: () => (record.lost += 1) }) }) };
  constructor() { record.made += 1; this.number = record.made; }
  async addModel() { const model = {}; this.models.push(model); record.models.push(this.number); return model; }
  removeModel(model) { this.models = this.models.filter((item) => item !== model); }
  fitCameraToModel() {}
  dispose() { record.disposed += 1; }
}`;

const main = `
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RevealView } from 'page:view';
const root = createRoot(document.body.appendChild(document.createElement('div')));
root.render(<StrictMode><RevealView client={{}} modelId={1} revisionId={2} onModel={() => (record.ready = true)} /></StrictMode>);
globalThis.leave = () => root.unmount();`;

/** Returns an esbuild plugin that provides the entry point, the code block from the page, and the mock of the SDK. */
function modules(view: string): Plugin {
  const texts: Readonly<Record<string, string>> = {
    'page:view': view,
    '@cognite/reveal': standIn,
    main,
  };
  return {
    name: 'modules',
    setup(plugin) {
      plugin.onResolve({ filter: /^(page:view|@cognite\/reveal|main)$/ }, (args) => ({
        path: args.path,
        namespace: 'text',
      }));
      plugin.onLoad({ filter: /.*/, namespace: 'text' }, (args) => ({
        contents: texts[args.path] ?? '',
        loader: 'tsx',
        resolveDir: rootDir,
      }));
    },
  };
}

const pageOf = ({ contentDir }: DocsVersion) => path.join(contentDir, 'react.mdx');

for (const version of versions.filter((item) => fs.existsSync(pageOf(item)))) {
  test(`under StrictMode, the component of ${version.label} creates two viewers and adds one model`, async ({
    page,
  }) => {
    const { blocks } = await readPage(version, pageOf(version));
    const view = blocks.find(({ meta }) => meta.includes('RevealView.tsx'));
    if (view === undefined) throw new Error('The page has no such component.');
    const { outputFiles } = await build({
      entryPoints: ['main'],
      bundle: true,
      write: false,
      format: 'iife',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"development"' },
      plugins: [modules(view.code)],
    });
    await page.goto('about:blank');
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    await page.waitForFunction('record.ready === true');
    // The first viewer and its WebGL context must be gone before the second viewer has its model.
    expect(await page.evaluate('record')).toEqual({
      made: 2,
      disposed: 1,
      lost: 1,
      models: [2],
      ready: true,
    });
    await page.evaluate('leave()');
    expect(await page.evaluate('[record.disposed, record.lost]')).toEqual([2, 2]);
  });
}
