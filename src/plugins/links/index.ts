/**
 * Links to pages keep one observer each. On upgrade of Docusaurus: its `Link` gives the router's link a new `innerRef`
 * with each render, and an observer is made for each that is called; none of the former is ended. When it calls a ref
 * that stays, this plugin can go.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { rootDir } from '../../versions';

/** Has Docusaurus's `Link` find links that call their first ref only, where it looks for those of the router. */
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
