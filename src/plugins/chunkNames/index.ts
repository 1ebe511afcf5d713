import type { Plugin } from '@docusaurus/types';

/**
 * Makes a chunk's name its id and its file's name a hash of its content. By default names, ids and hashes
 * are three different things, and the two tables between them, with an entry per page and kind of data,
 * are part of every first load. What examples share is one chunk of its own, which pages without one do not load.
 */
export default function chunkNamesPlugin(): Plugin<unknown> {
  return {
    name: 'chunk-names',
    configureWebpack: (config, isServer) =>
      isServer || config.mode !== 'production'
        ? {}
        : {
            optimization: {
              chunkIds: 'named',
              splitChunks: {
                cacheGroups: {
                  example: {
                    test: /[\\/]src[\\/]components[\\/]Example[\\/]/,
                    name: 'example',
                    // What is loaded on a click keeps chunks of its own.
                    minChunks: 10,
                    enforce: true,
                  },
                },
              },
            },
            output: { chunkFilename: 'assets/js/[contenthash:8].js' },
          },
  };
}
