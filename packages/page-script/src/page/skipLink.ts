/**
 * Handles the skip link. Its target in the built page includes the sidebar. As in the theme, the
 * link moves the focus to the text.
 */
import { consumeEvent, within } from './page';

/** Moves the focus to the page's text if the skip link was clicked. Returns whether it was. */
export function onSkipLinkClick(event: Event): boolean {
  const main = within(event.target, '[href$=_fallback]') && document.querySelector('main');
  if (!main) return false;
  consumeEvent(event);
  main.tabIndex = -1;
  main.focus();
  return true;
}
