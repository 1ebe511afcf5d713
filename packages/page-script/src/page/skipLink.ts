/** The skip link. Its target in the built page includes the sidebar, so it moves the focus to the text, like the theme. */
import { consumeEvent, within } from './page';

/** Moves the focus to the page's text if the skip link was pressed. Returns whether it was. */
export function onSkipLinkClick(event: Event): boolean {
  const main = within(event.target, '[href$=_fallback]') && document.querySelector('main');
  if (!main) return false;
  consumeEvent(event);
  main.tabIndex = -1;
  main.focus();
  return true;
}
