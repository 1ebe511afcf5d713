// Change: (wrapped) long names break at capital letters. On upgrade: the label is still put into the link as it is.
import { Fragment, type ReactNode } from 'react';
import OriginalLink from '@theme-original/DocSidebarItem/Link';
import type { Props } from '@theme/DocSidebarItem/Link';
import { namePieces } from '../../../text/breakNames';

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

/** A page in the sidebar. */
export default function DocSidebarItemLinkWrapper(props: Props): ReactNode {
  const { item } = props;
  // The theme's type knows texts only.
  return <OriginalLink {...props} item={{ ...item, label: broken(item.label) as string }} />;
}
