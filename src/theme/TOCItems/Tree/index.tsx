// Change: (wrapped) long names break at capital letters. On upgrade: an entry's text is still HTML, in `value`.
import { memo, type ReactNode } from 'react';
import OriginalTree from '@theme-original/TOCItems/Tree';
import type { Props } from '@theme/TOCItems/Tree';
import { breakNames } from '../../../text/breakNames';

type Entries = Props['toc'];

function broken(entries: Entries): Entries[number][] {
  return entries.map((entry) => ({
    ...entry,
    value: breakNames(entry.value),
    children: broken(entry.children),
  }));
}

/** The contents list of a page. */
function TOCItemsTreeWrapper(props: Props): ReactNode {
  return <OriginalTree {...props} toc={broken(props.toc)} />;
}

export default memo(TOCItemsTreeWrapper);
