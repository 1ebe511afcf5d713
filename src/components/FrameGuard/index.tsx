import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useBrowserFact } from '../Example/useBrowserFact';
import { hasForeignAncestor, isEmbedPath } from './framing';

/** Always false in development, because code editors show the development server's pages in frames. */
const isFramedByOthers = () => process.env.NODE_ENV !== 'development' && hasForeignAncestor(window);

const isEmbed = () => window.docsIsEmbed === true;

/**
 * Replaces every page except the embed with a notice if another site frames it. Checks every route, so that navigation
 * inside the frame can't bypass the check.
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
        {/* Use the whole URL, because a path with two leading slashes would lead to another host. */}
        <a href={window.location.href} target="_blank" rel="noopener noreferrer">
          Open the page in a new tab
        </a>
      </p>
    </main>
  );
}
