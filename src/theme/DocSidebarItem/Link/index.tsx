// Change: (wrapped) long names can break before capital letters. On upgrade: check that the link still renders the
// label unchanged.
import type { ReactNode } from 'react';
import OriginalLink from '@theme-original/DocSidebarItem/Link';
import type { Props } from '@theme/DocSidebarItem/Link';
import { breakable } from '@site/src/components/breakable';

export default function DocSidebarItemLinkWrapper(props: Props): ReactNode {
  const { item } = props;
  // The theme's type allows only strings.
  return <OriginalLink {...props} item={{ ...item, label: breakable(item.label) as string }} />;
}
