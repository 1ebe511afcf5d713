import type { Plugin } from '@docusaurus/types';

/**
 * Names chunks by their content alone. Docusaurus puts a name before the hash, and the table from chunks to
 * names, one entry per page, would be 6 kB (gzip) of every first load.
 */
export default function chunkNamesPlugin(): Plugin<unknown> {
  return {
    name: 'chunk-names',
    configureWebpack: (config, isServer) =>
      isServer || config.mode !== 'production'
        ? {}
        : { output: { chunkFilename: 'assets/js/[contenthash:8].js' } },
  };
}
