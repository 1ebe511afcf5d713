import type { Plugin } from '@docusaurus/types';

/**
 * Skips work in `npm run dev`, so that a saved page appears sooner. Docusaurus copies all static
 * files into the bundle on each change, although its server reads them from their folders. A build
 * still copies them.
 */
export default function devPlugin(): Plugin<unknown> {
  return {
    name: 'dev',
    configureWebpack(config) {
      if (config.mode !== 'development') return {};
      // Change the configuration in place. A returned value would be merged, and merging can't
      // remove anything.
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'CopyRspackPlugin',
      );
      return {};
    },
  };
}
