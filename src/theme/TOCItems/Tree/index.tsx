// Change: (wrapped) long names can break before capital letters. On upgrade: check that `value` still contains an
// entry's text as HTML.
import { memo, type ReactNode } from 'react';
import OriginalTree from '@theme-original/TOCItems/Tree';
import type { Props } from '@theme/TOCItems/Tree';
import { breakNames } from '@reveal-docs/shared/breakNames';

type Entries = Props['toc'];

function broken(entries: Entries): Entries[number][] {
  return entries.map((entry) => ({
    ...entry,
    value: breakNames(entry.value),
    children: broken(entry.children),
  }));
}

function TOCItemsTreeWrapper(props: Props): ReactNode {
  return <OriginalTree {...props} toc={broken(props.toc)} />;
}

export default memo(TOCItemsTreeWrapper);
