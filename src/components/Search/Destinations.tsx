import Link from '@docusaurus/Link';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { findDropdown } from './useOverlaySearch';

const subscribeToNothing = () => () => {};

/**
 * Links to pages, on the start screen for readers who haven't searched yet. The modal doesn't
 * provide a slot for such links, so they are rendered into its element.
 */
export function Destinations({ onFollow }: { readonly onFollow: () => void }): ReactNode {
  // The element exists only after the modal's first render, so React reads it again after that render. It doesn't
  // change later.
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
