/**
 * Limits each page link to one observer. On each render, Docusaurus's `Link` passes a new `innerRef` to the router's
 * link, and each of these refs creates an observer that never stops. On upgrade: remove this plugin if Docusaurus
 * passes the same ref on each render.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { rootDir } from '@reveal-docs/versions';

/** In Docusaurus's `Link`, replaces the router's links with links that keep their first ref. */
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
