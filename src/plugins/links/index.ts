/**
 * Limits links to pages to one observer each. Docusaurus's `Link` passes a new `innerRef` to the
 * router's link at each render. The router's link creates an observer for each one and never stops
 * the previous ones. On upgrade of Docusaurus: remove this plugin when the ref stays the same.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { rootDir } from '@reveal-docs/versions';

/**
 * Makes Docusaurus's `Link` import links that call only their first ref, instead of the router's.
 */
export default function linksPlugin(): Plugin<unknown> {
  return {
    name: 'links',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]exports[\\/]Link\.js$/,
            resolve: {
              alias: {
                'react-router-dom$': path.join(rootDir, 'src/components/steadyLinks.tsx'),
              },
            },
          },
        ],
      },
    }),
  };
}
