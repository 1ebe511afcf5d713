/**
 * Ends a progress bar that would otherwise run forever. The theme starts the bar 200 ms after a navigation starts, and
 * doesn't cancel this timer if the reader navigates again in the meantime.
 *
 * On upgrade: check the delay in theme-classic's `nprogress`, and whether the theme still doesn't cancel its timer.
 */
import nprogress from 'nprogress';

/** The theme's delay before the bar starts, in milliseconds. */
const delay = 200;

/**
 * Docusaurus calls this after it renders a page. Ends the bar after the theme's delay. A bar that starts later belongs
 * to another navigation.
 */
export function onRouteDidUpdate(): void {
  window.setTimeout(() => nprogress.done(), delay);
}
