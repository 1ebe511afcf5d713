/** The bar at the top of the window while something is on its way; it looks as the theme's. */
import { element } from './page';

/** Nothing is said about what comes sooner, in milliseconds: the rule of the theme. */
const delay = 200;
/** A page that has not come by now was given up, in milliseconds. */
const longest = 30_000;

let timers: number[] = [];
let bar: HTMLElement | undefined;

/** Takes the bar away. */
export function endProgress(): void {
  timers.forEach((timer) => window.clearTimeout(timer));
  timers = [];
  bar?.remove();
  bar = undefined;
}

/** Shows the bar when it is not ended before. */
export function startProgress(): void {
  endProgress();
  const show = () => {
    const line = element('div', { class: 'bar' }, element('div', { class: 'peg' }));
    line.style.cssText =
      'transform:translate3d(-92%,0,0);transition:transform 8s cubic-bezier(0,.6,.2,1)';
    bar = element('div', { id: 'nprogress' }, line);
    document.body.append(bar);
    requestAnimationFrame(() => (line.style.transform = 'translate3d(-10%,0,0)'));
  };
  timers = [window.setTimeout(show, delay), window.setTimeout(endProgress, longest)];
}
