import type { Plugin } from '@docusaurus/types';

/**
 * What `npm run dev` leaves out, so that a saved page shows sooner: Docusaurus copies all static files into the
 * bundle at each change, though its server takes them from their folders. A build copies them.
 */
export default function devPlugin(): Plugin<unknown> {
  return {
    name: 'dev',
    configureWebpack(config) {
      if (config.mode !== 'development') return {};
      // In place: what is returned is merged into the configuration, and merging takes nothing out.
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'CopyRspackPlugin',
      );
      return {};
    },
  };
}
