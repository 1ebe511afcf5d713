// Change: (wrapped) long names can break before capital letters. On upgrade: the link still renders
// the label unchanged.
import { Fragment, type ReactNode } from 'react';
import OriginalLink from '@theme-original/DocSidebarItem/Link';
import type { Props } from '@theme/DocSidebarItem/Link';
import { namePieces } from '@reveal-docs/shared/breakNames';

function broken(label: string): ReactNode {
  const pieces = namePieces(label);
  if (pieces.length === 1) return label;
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}

/** A link to a page in the sidebar. */
export default function DocSidebarItemLinkWrapper(props: Props): ReactNode {
  const { item } = props;
  // The theme's type allows only strings.
  return <OriginalLink {...props} item={{ ...item, label: broken(item.label) as string }} />;
}
