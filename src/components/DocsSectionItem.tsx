import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useActiveVersion, useLayoutDoc } from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

interface DocsSectionItemProps {
  readonly label: string;
  /** ID of the linked doc in the current version. */
  readonly docId: string;
  /** Regular expression for the paths of the section's pages, relative to the version's path. */
  readonly section: string;
  /** Regular expression for the paths of the section's pages outside the docs, relative to the site's base URL. */
  readonly pages?: string;
  readonly mobile?: boolean;
  readonly position?: 'left' | 'right';
}

/**
 * Navbar link to a section. All sections share one sidebar, so Docusaurus's own `doc` item would be active on every
 * page.
 */
export function DocsSectionItem({
  docId,
  section,
  pages,
  label,
  mobile,
  position,
}: DocsSectionItemProps): ReactNode {
  const doc = useLayoutDoc(docId);
  const version = useActiveVersion(undefined);
  const base = useBaseUrl('/');
  const { pathname } = useLocation();
  if (doc === null) return null;
  const pattern = version ? section : pages;
  const isActive =
    pattern !== undefined &&
    new RegExp(`^(?:${pattern})$`).test(pathname.slice((version?.path ?? base).length));
  return (
    <DefaultNavbarItem
      label={label}
      to={doc.path}
      mobile={mobile}
      position={position}
      isActive={() => isActive}
    />
  );
}
