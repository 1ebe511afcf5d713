import type { FilterScript } from '../memberFilter';

/**
 * Time in milliseconds between the last key press and the start of filtering. On a slow machine, filtering a long page
 * takes half a second, during which the page doesn't respond to keys.
 */
const typingPause = 100;

const fieldSelector = '.api-filter input';

/**
 * Loads the script that filters members when the field first gets focus. If the field already contains text, loads the
 * script immediately. `say` announces the number of matches to screen readers. Works before and after React takes over.
 */
export function startMemberFilter(
  load: () => Promise<FilterScript>,
  say: (message: string) => void = () => undefined,
): void {
  let script: Promise<FilterScript> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const onEvent = (event: Event): void => {
    const { target, type } = event;
    if (!(target instanceof HTMLInputElement && target.matches(fieldSelector))) return;
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return;
      target.value = '';
    }
    script ??= load();
    const loaded = script.catch(() => {
      // Try again at the next event.
      script = undefined;
    });
    if (type === 'focusin') return;
    clearTimeout(waiting);
    waiting = setTimeout(async () => {
      const message = (await loaded)?.filterMembers(target) ?? '';
      if (message !== '') say(message);
    }, typingPause);
  };
  for (const type of ['focusin', 'input', 'keydown']) window.addEventListener(type, onEvent);
  // Prevent `src/client/memberFilter.ts` from calling this function again.
  document.documentElement.dataset.filter = '';
  const field = document.querySelector<HTMLInputElement>(fieldSelector);
  if (field !== null && field.value !== '')
    field.dispatchEvent(new Event('input', { bubbles: true }));
}
