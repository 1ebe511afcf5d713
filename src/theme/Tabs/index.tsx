// Change: (wrapped) writes a group's name and the values of its tabs into the HTML, so that a script can switch tabs
// before React loads (packages/page-script/src/page/tabs.ts). On upgrade: check that the theme still stores a group's
// choice under `docusaurus.tab.<group>`, and still rerenders tabs after hydration.
import { Children, isValidElement, type ReactNode } from 'react';
import Tabs from '@theme-original/Tabs';
import type { Props } from '@theme/Tabs';

/** Returns the tabs' values in order, separated by spaces. A value doesn't contain spaces. */
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
