import { onHydrated, consumeEvent, within } from './page';

/** Scroll position, in pixels, below which the button can appear. */
const threshold = 300;
const selector = '.theme-back-to-top-button';

/** Shows the button when the reader scrolls up, as the theme does. Stops when React takes over. */
export function startBackToTop(): void {
  const button = document.querySelector<HTMLElement>(selector);
  if (button === null) return;
  let last = window.scrollY;
  let isJump = false;
  const show = (shown: boolean) => {
    // Repeat the declarations of the theme's class here, because the name of the class changes with each build.
    button.style.cssText = shown ? 'transform:scale(1);visibility:visible;opacity:1' : '';
  };
  const onScroll = () => {
    const { scrollY, innerHeight } = window;
    const isUp = scrollY < last;
    last = scrollY;
    if (isJump) isJump = false;
    else if (!isUp || scrollY < threshold) show(false);
    else if (scrollY + innerHeight < document.documentElement.scrollHeight) show(true);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('hashchange', () => {
    isJump = true;
    show(false);
  });
  onHydrated(() => {
    window.removeEventListener('scroll', onScroll);
    show(false);
  });
}

/** If the reader clicked the button, scrolls to the top. Returns whether the function handled the event. */
export function onBackToTopClick(event: Event): boolean {
  if (within(event.target, selector) === undefined) return false;
  consumeEvent(event);
  const isCalm = matchMedia('(prefers-reduced-motion:reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
  return true;
}
