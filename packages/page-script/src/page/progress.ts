import { element } from './page';

/** Delay before the bar appears, in milliseconds. The theme uses the same delay. */
const delay = 200;
/**
 * Maximum time that the bar is visible, in milliseconds. After that time, the reader has probably canceled the
 * navigation.
 */
const longest = 30_000;

let timers: number[] = [];
let bar: HTMLElement | undefined;

/** Removes the progress bar. */
export function endProgress(): void {
  timers.forEach((timer) => window.clearTimeout(timer));
  bar?.remove();
  bar = undefined;
}

/** After the delay, shows a progress bar like the theme's. Calling `endProgress` during the delay cancels this. */
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
