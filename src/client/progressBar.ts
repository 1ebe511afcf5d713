/**
 * Ends a progress bar that would otherwise run forever. The theme sets a timer that starts the bar 200 ms after the
 * start of a navigation. The theme doesn't cancel the timer if the reader navigates again before then.
 *
 * On upgrade: check the delay in theme-classic's `nprogress`, and whether the theme still doesn't cancel its timer.
 */
import nprogress from 'nprogress';

/** The theme's delay between the start of a navigation and the start of the bar, in milliseconds. */
const delay = 200;

/**
 * Docusaurus calls this after it renders a page. Ends the bar after the theme's delay. A bar that starts later belongs
 * to a different navigation.
 */
export function onRouteDidUpdate(): void {
  window.setTimeout(() => nprogress.done(), delay);
}
