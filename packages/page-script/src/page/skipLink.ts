import { consumeEvent, within } from './page';

/**
 * If the skip link was clicked, moves focus to the main content, as the theme does after hydration. Without this, the
 * link would lead to its target in the built page, which includes the sidebar. Returns whether it handled the click.
 */
export function onSkipLinkClick(event: Event): boolean {
  const main = within(event.target, '[href$=_fallback]') && document.querySelector('main');
  if (!main) return false;
  consumeEvent(event);
  main.tabIndex = -1;
  main.focus();
  return true;
}
