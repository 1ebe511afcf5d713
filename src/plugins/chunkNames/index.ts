import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { slimRegistry } from './slimRegistry';

/** The request by which Docusaurus's client reads the registry of page modules. */
const registryRequest = /^@generated\/registry$/;

/**
 * Keeps what is known of all pages small, since it is part of every first load:
 *
 * - a chunk's name is its id, and its file's name a hash of its content. By default names, ids and hashes are
 *   three different things, with two tables between them;
 * - the browser's registry of page modules leaves out what only the server reads.
 */
export default function chunkNamesPlugin({ generatedFilesDir }: LoadContext): Plugin<unknown> {
  function writeSlimRegistry(): string {
    const source = fs.readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
    const target = path.join(generatedFilesDir, 'registry.client.js');
    fs.writeFileSync(target, slimRegistry(source));
    return target;
  }

  return {
    name: 'chunk-names',
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || config.mode !== 'production') return {};
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        optimization: { chunkIds: 'named' },
        output: { chunkFilename: 'assets/js/[contenthash:8].js' },
        plugins: [new NormalModuleReplacementPlugin(registryRequest, writeSlimRegistry())],
      };
    },
  };
}
