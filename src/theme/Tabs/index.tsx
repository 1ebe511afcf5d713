// Change: a group's name and the values of its tabs are in the page, for the script that switches them before React is
// there (src/deferred/page/tabs.ts). Wrapped.
// On upgrade: the choice of a group is still stored under `docusaurus.tab.<group>`, and the theme still draws tabs anew
// when it has hydrated.
import { Children, isValidElement, type ReactNode } from 'react';
import Tabs from '@theme-original/Tabs';
import type { Props } from '@theme/Tabs';

/** The values of the tabs, in their order; a value has no space in it. */
function valuesOf(children: ReactNode): string {
  return Children.toArray(children)
    .filter((child) => isValidElement<{ readonly value: string }>(child))
    .map(({ props }) => props.value)
    .join(' ');
}

export default function TabsWrapper(props: Props): ReactNode {
  const { groupId, children } = props;
  if (groupId === undefined) return <Tabs {...props} />;
  return (
    <div data-tab-group={groupId} data-tab-values={valuesOf(children)}>
      <Tabs {...props} />
    </div>
  );
}
