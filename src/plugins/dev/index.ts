import type { Plugin } from '@docusaurus/types';

/**
 * Makes saved pages appear sooner in `npm run dev`. Otherwise, Docusaurus copies all static files into the bundle on
 * each change, although its server reads them from their folders.
 */
export default function devPlugin(): Plugin<unknown> {
  return {
    name: 'dev',
    configureWebpack(config) {
      if (config.mode !== 'development') return {};
      // Changes the configuration in place, because merging a returned value can't remove anything.
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'CopyRspackPlugin',
      );
      return {};
    },
  };
}
