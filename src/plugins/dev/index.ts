import type { Plugin } from '@docusaurus/types';

/**
 * Shows saved pages sooner in `npm run dev`. By default, Docusaurus copies all static files into the bundle on each
 * change, although its server reads them from their folders.
 */
export default function devPlugin(): Plugin<unknown> {
  return {
    name: 'dev',
    configureWebpack(config) {
      if (config.mode !== 'development') return {};
      // Change the configuration in place. Docusaurus merges returned values into it, and a merge can't remove a
      // plugin.
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'CopyRspackPlugin',
      );
      return {};
    },
  };
}
