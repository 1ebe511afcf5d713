/**
 * Ends the progress bar of a page that the reader left before it came. The theme starts the bar 200 ms after a press, and
 * forgets that it will when another press follows, such as Back: the bar then runs without end.
 *
 * A client module. On upgrade: the delay in theme-classic's `nprogress`; whether it still outlives a second press.
 */
import nprogress from 'nprogress';

/** The theme's, in milliseconds. */
const delay = 200;

/** Docusaurus calls it when a page is drawn. A bar that starts after this is one of a later press. */
export function onRouteDidUpdate(): void {
  window.setTimeout(() => nprogress.done(), delay);
}
