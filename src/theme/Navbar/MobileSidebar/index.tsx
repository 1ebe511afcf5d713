// Change: (wrapped) the drawer on narrow screens behaves like a dialog. It receives and traps focus. Escape closes it,
// and focus returns to the button that opened the drawer. The default leaves focus on the page behind the drawer. On
// upgrade: check that the class names below still exist, and that the drawer is still in the same element as the
// button.
import { useEffect, type ReactNode } from 'react';
import { useEvent } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

const navbar = '.navbar';
const drawer = '.navbar-sidebar';

/** Returns the elements behind the drawer: the rest of the navbar, and the siblings of the navbar. */
function elementsBehind(): HTMLElement[] {
  const bar = document.querySelector(navbar);
  return [
    ...document.querySelectorAll<HTMLElement>('.navbar__inner'),
    ...[...(bar?.parentElement?.children ?? [])].filter(
      (element): element is HTMLElement => element instanceof HTMLElement && element !== bar,
    ),
  ];
}

/** Moves focus into the drawer when it opens, and back when it closes. */
function useDialogFocus(isShown: boolean, onClose: () => void): void {
  const close = useEvent(onClose);
  useEffect(() => {
    if (!isShown) return;
    const behind = elementsBehind();
    for (const element of behind) element.inert = true;
    document.querySelector<HTMLElement>(`${drawer} .navbar-sidebar__close`)?.focus();
    const onKeydown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKeydown);
    return () => {
      document.removeEventListener('keydown', onKeydown);
      for (const element of behind) element.inert = false;
      // If the reader followed a link, focus is already on the next page.
      const { activeElement } = document;
      if (activeElement === document.body || activeElement?.closest(drawer))
        document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [isShown, close]);
}

export default function MobileSidebarWrapper(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  useDialogFocus(shown, toggle);
  return <MobileSidebar />;
}
