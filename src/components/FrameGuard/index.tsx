import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useBrowserFact } from '../Example/useBrowserFact';
import { hasForeignAncestor, isEmbedPath } from './framing';

/** Always false in development, because editors show the development server's site in frames. */
const isFramedByOthers = () => process.env.NODE_ENV !== 'development' && hasForeignAncestor(window);

const isEmbed = () => window.docsIsEmbed === true;

/**
 * Replaces the page with a notice inside another site's frame, unless it's the embed. The check
 * runs for every route, so navigation inside the frame can't bypass it.
 */
export function FrameGuard({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const isFramed = useBrowserFact(isFramedByOthers);
  const mayBeFramed = useBrowserFact(isEmbed);
  if (isFramed !== true || (mayBeFramed === true && isEmbedPath(pathname, baseUrl))) {
    return children;
  }
  return (
    <main className="container margin-vert--lg">
      <h1>This page can&apos;t be shown inside another site</h1>
      <p>
        {/* Use the whole URL: a path that starts with two slashes would lead to another host. */}
        <a href={window.location.href} target="_blank" rel="noopener noreferrer">
          Open the page in a new tab
        </a>
      </p>
    </main>
  );
}
