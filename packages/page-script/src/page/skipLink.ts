import { consumeEvent, within } from './page';

/**
 * If the reader clicked the skip link, moves focus to the main content, as the theme does after hydration. In the built
 * page, the link's own target includes the sidebar. Returns whether the function handled the click.
 */
export function onSkipLinkClick(event: Event): boolean {
  const main = within(event.target, '[href$=_fallback]') && document.querySelector('main');
  if (!main) return false;
  consumeEvent(event);
  main.tabIndex = -1;
  main.focus();
  return true;
}
