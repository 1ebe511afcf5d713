// Change: (wrapped) only Enter and Space expand the sidebar, and focus moves to the button that replaces this one. The
// default expands the sidebar on every key, even Tab, and loses focus. On upgrade: check that the default still passes
// its events, and that the class names below still exist.
import {
  useLayoutEffect,
  type KeyboardEvent as ReactKeyboardEvent,
  type MouseEvent as ReactMouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import type { Props } from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import ExpandButton from '@theme-original/DocRoot/Layout/Sidebar/ExpandButton';

const expandButton = '[class*="expandButton_"]';
const collapseButton = '[class*="collapseSidebarButton_"]';

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

export default function ExpandButtonWrapper({ toggleSidebar }: Props): ReactNode {
  // This effect must run before the browser removes focus from the hidden button.
  useLayoutEffect(() => {
    if (document.activeElement?.matches(collapseButton) === true) focusOn(expandButton);
  }, []);

  const expand = (event?: ReactKeyboardEvent | ReactMouseEvent) => {
    if (event !== undefined && 'key' in event && !['Enter', ' '].includes(event.key)) return;
    // Prevent Space from scrolling the page.
    event?.preventDefault();
    flushSync(toggleSidebar);
    focusOn(collapseButton);
  };
  return <ExpandButton toggleSidebar={expand} />;
}
