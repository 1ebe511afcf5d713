import fs from 'node:fs';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import { lessonsDir } from '../plugins/lessons/read';
import { sdkRepositoryUrl } from '../siteFields/features';
import { starterTitles } from './starters';

/** Returns the footer. It links to lessons and starters if the site has them. */
export function footer(siteDir: string): ThemeConfig['footer'] {
  const hasLessons = fs.existsSync(lessonsDir(siteDir));
  const hasStarters = starterTitles(siteDir) !== undefined;
  return {
    links: [
      {
        title: 'Read',
        items: [
          { label: 'Overview', to: '/docs' },
          { label: 'Installation', to: '/docs/installation' },
          { label: 'Concepts', to: '/docs/concepts' },
          { label: 'Verified behavior', to: '/behavior' },
          { label: 'Security', to: '/docs/security' },
        ],
      },
      {
        title: 'Try',
        items: [
          { label: 'Examples', to: '/examples' },
          ...(hasLessons ? [{ label: 'Lessons', to: '/learn' }] : []),
          ...(hasStarters ? [{ label: 'Starters', to: '/starters' }] : []),
          { label: 'Demo project', to: '/demo-project' },
          { label: 'API reference', to: '/docs/api' },
          { label: 'Search', to: '/search' },
        ],
      },
      {
        title: 'SDK',
        items: [
          { label: 'Source repository', href: sdkRepositoryUrl },
          { label: 'License: Apache-2.0', href: `${sdkRepositoryUrl}/blob/master/LICENSE` },
          { label: 'Package on npm', href: 'https://www.npmjs.com/package/@cognite/reveal' },
        ],
      },
    ],
    copyright:
      'Copyright © 2026 the authors of Reveal docs. Independent documentation, not affiliated with Cognite AS. ' +
      'The SDK <code>@cognite/reveal</code> belongs to its authors and is licensed under Apache-2.0.',
  };
}
