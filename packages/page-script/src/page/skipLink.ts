import { consumeEvent, within } from './page';

/**
 * Moves the focus to the page's text if the skip link was clicked, as the theme does. Returns whether it was clicked.
 * In the built page, the link's target includes the sidebar.
 */
export function onSkipLinkClick(event: Event): boolean {
  const main = within(event.target, '[href$=_fallback]') && document.querySelector('main');
  if (!main) return false;
  consumeEvent(event);
  main.tabIndex = -1;
  main.focus();
  return true;
}
