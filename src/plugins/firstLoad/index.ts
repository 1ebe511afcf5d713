import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { shortenChunkAddress, type RuntimeModuleClass } from './chunkAddress';
import { findCallers, helperSource } from './importDefault';
import { packTables } from './packTables';
import { withoutDocs, type VersionProps } from './versionProps';

/** Requests by which Docusaurus's client reads what was generated of each version. */
const versionPropsRequest = /^@generated\/docusaurus-plugin-content-docs\/default\/p\/[^/]+\.json$/;

/** One chunk for what examples share. */
const exampleChunk = {
  test: /[\\/]src[\\/]components[\\/]Example[\\/]/,
  name: 'example',
  // What is loaded on a click keeps chunks of its own.
  minChunks: 10,
  enforce: true,
};

/** One for the lists of statements, which most pages of docs have. */
const checkedChunk = {
  test: /[\\/]src[\\/]components[\\/]CheckedList\.tsx$/,
  name: 'checked',
  minChunks: 10,
  enforce: true,
};

/**
 * Keeps what is known of all pages small, since it is part of every first load:
 *
 * - a chunk's name is its id, and its file's name a hash of its content. By default names, ids and hashes are
 *   three different things, with two tables between them;
 * - the browser's registry of page modules leaves out what only the server reads;
 * - routes of one path have numbers in place of hashes;
 * - the browser makes the table of routes and the docs plugin's data out of the chunks' names;
 * - a version's data leaves out what only cards would show;
 * - of `tslib` there is the one helper that is called;
 * - what examples share is one chunk of its own, which pages without one do not load; so is what lists of statements do.
 *
 * A build says so when Docusaurus generates another shape than these know; then that table stays as it was.
 */
export default function firstLoadPlugin({
  generatedFilesDir,
  siteDir,
}: LoadContext): Plugin<unknown> {
  const read = (file: string) => fs.readFileSync(path.join(generatedFilesDir, file), 'utf8');

  /** Writes what the browser gets in place of a generated module; returns its path, or the request as it was. */
  function place(request: string, file: string, packed: string | undefined): string {
    if (packed === undefined) {
      console.warn(`${request} has another shape than Docusaurus 3.10 gives it: it is not packed.`);
      return request;
    }
    const target = path.join(generatedFilesDir, file);
    fs.writeFileSync(target, packed);
    return target;
  }

  /** Request → path of the module that takes its place in the browser. */
  function browserModules(): ReadonlyMap<string, string> {
    const modules = packTables({
      registry: read('registry.js'),
      chunkNames: read('routesChunkNames.json'),
      routes: read('routes.js'),
      globalData: read('globalData.json'),
    });
    return new Map(
      Object.entries(modules).map(([file, packed]) => {
        const { name, ext } = path.parse(file);
        const request = `@generated/${name}`;
        return [request, place(request, `${name}.client${ext}`, packed)];
      }),
    );
  }

  /** By request. Both bundles ask for them at the same time: each is written once. */
  const versionProps = new Map<string, string>();

  function slimVersionProps(request: string): string {
    const file = request.replace('@generated/', '');
    const known = versionProps.get(request);
    if (known !== undefined) return known;
    const slim = withoutDocs(JSON.parse(read(file)) as VersionProps);
    const target = place(request, file.replace(/\.json$/, '.slim.json'), JSON.stringify(slim));
    versionProps.set(request, target);
    return target;
  }

  return {
    name: 'first-load',
    configureWebpack(config, isServer, { currentBundler }) {
      if (config.mode !== 'production') return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const slimProps = new NormalModuleReplacementPlugin(versionPropsRequest, (resource) => {
        resource.request = slimVersionProps(resource.request);
      });
      if (isServer) return { plugins: [slimProps] };
      const { RuntimeModule } = currentBundler.instance as unknown as {
        readonly RuntimeModule: RuntimeModuleClass;
      };
      shortenChunkAddress(config.plugins ?? [], RuntimeModule);
      const modules = browserModules();
      const generated = new NormalModuleReplacementPlugin(/^@generated\/\w+$/, (resource) => {
        resource.request = modules.get(resource.request) ?? resource.request;
      });
      const callers = findCallers(siteDir);
      const tslib = place('tslib', 'tslib.client.mjs', callers && helperSource);
      const helpers = new NormalModuleReplacementPlugin(/^tslib$/, (resource) => {
        if (callers !== undefined && resource.context === callers) resource.request = tslib;
      });
      return {
        optimization: {
          chunkIds: 'named',
          splitChunks: { cacheGroups: { example: exampleChunk, checked: checkedChunk } },
        },
        output: { chunkFilename: 'assets/js/[contenthash:8].js' },
        plugins: [slimProps, generated, helpers],
      };
    },
  };
}
