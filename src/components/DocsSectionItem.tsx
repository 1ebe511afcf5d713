import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useActiveVersion, useLayoutDoc } from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';

interface DocsSectionItemProps {
  readonly label: string;
  /** The doc it leads to, in the version being read. */
  readonly docId: string;
  /** Paths, below a version's own, that belong to the section; as a regular expression. */
  readonly section: string;
  readonly mobile?: boolean;
  readonly position?: 'left' | 'right';
}

/**
 * A navbar link to a part of the docs. The default `doc` item counts as active on every page of its
 * sidebar, and here one sidebar holds everything.
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
