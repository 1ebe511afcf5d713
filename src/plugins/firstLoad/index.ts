import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { shortenChunkAddress, type RuntimeModuleClass } from './chunkAddress';
import { findCallers, helperSource } from './importDefault';
import { packTables } from './packTables';
import { withoutDocs, type VersionProps } from './versionProps';

/** Matches the imports of generated version data in Docusaurus's client. */
const versionPropsRequest = /^@generated\/docusaurus-plugin-content-docs\/default\/p\/[^/]+\.json$/;

/** Chunk for the code that examples share, including their menu. */
const exampleChunk = {
  test: /[\\/]src[\\/]components[\\/](?:Example|Menu)[\\/]/,
  name: 'example',
  // Excludes code that loads on a click. Fewer than 10 chunks contain such code.
  minChunks: 10,
  enforce: true,
};

/** Chunk for lists of statements, which are on most docs pages. */
const checkedChunk = {
  test: /[\\/]src[\\/]components[\\/]CheckedList\.tsx$/,
  name: 'checked',
  minChunks: 10,
  enforce: true,
};

/**
 * Reduces the site-wide data that every first load includes:
 *
 * - A chunk's name is also its ID, and its file name is a hash of its content. By default, a chunk's name, ID, and file
 *   name are all different, and two tables connect them.
 * - The browser's registry of page modules omits data that only the server reads.
 * - Routes with the same path have numbers instead of hashes.
 * - The browser derives the table of routes and the docs plugin's data from the chunk names.
 * - A version's data omits fields that only cards would show.
 * - The bundle contains only the `tslib` helper that the client calls.
 * - The code that examples share is in one chunk, and the lists of statements are in another. Pages without examples or
 *   lists don't load these chunks.
 *
 * If Docusaurus generates a table in an unknown format, the build prints a warning and leaves that table unchanged.
 */
export default function firstLoadPlugin({
  generatedFilesDir,
  siteDir,
}: LoadContext): Plugin<unknown> {
  const read = (file: string) => fs.readFileSync(path.join(generatedFilesDir, file), 'utf8');

  function place(request: string, file: string, packed: string | undefined): string {
    if (packed === undefined) {
      console.warn(`${request} isn't packed, because its format is unknown.`);
      return request;
    }
    const target = path.join(generatedFilesDir, file);
    fs.writeFileSync(target, packed);
    return target;
  }

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

  /**
   * Paths of the replacement files, by request. Both bundles request the same files, so each file is written only once.
   */
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
