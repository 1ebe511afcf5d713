import Link from '@docusaurus/Link';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { findDropdown } from './useOverlaySearch';

const subscribeToNothing = () => () => {};

/** Links to the main pages. DocSearch doesn't have a slot for these links, so they render through a portal. */
export function Destinations({ onFollow }: { readonly onFollow: () => void }): ReactNode {
  // The modal's first render creates the element. React reads the element again after that render. It never changes
  // later, so this component doesn't subscribe to changes.
  const dropdown = useSyncExternalStore(subscribeToNothing, findDropdown, () => null);
  const { path } = useLatestVersion(undefined);
  if (dropdown === null) return null;
  const destinations = [
    { to: path, label: 'Overview' },
    { to: '/examples', label: 'Examples' },
    { to: '/learn', label: 'Lessons' },
    { to: '/playground', label: 'Playground' },
    { to: `${path}/api`, label: 'API reference' },
  ];
  return createPortal(
    <nav className="search-destinations" aria-label="Pages to start with">
      {destinations.map(({ to, label }) => (
        <Link key={to} className="button button--secondary" to={to} onClick={onFollow}>
          {label}
        </Link>
      ))}
    </nav>,
    dropdown,
  );
}
