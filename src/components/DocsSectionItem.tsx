import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useActiveVersion, useLayoutDoc } from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

interface DocsSectionItemProps {
  readonly label: string;
  /** ID of the linked doc in the current version. */
  readonly docId: string;
  /** Regular expression for the section's paths, relative to the version's path. */
  readonly section: string;
  readonly mobile?: boolean;
  readonly position?: 'left' | 'right';
}

/**
 * A navbar link to a section of the docs. The default `doc` item is active on every page in its
 * sidebar, but this site has only one sidebar for everything.
 */
export function DocsSectionItem({
  docId,
  section,
  label,
  mobile,
  position,
}: DocsSectionItemProps): ReactNode {
  const doc = useLayoutDoc(docId);
  const version = useActiveVersion(undefined);
  const { pathname } = useLocation();
  if (doc === null) return null;
  const isActive =
    version !== undefined &&
    new RegExp(`^(?:${section})$`).test(pathname.slice(version.path.length));
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
