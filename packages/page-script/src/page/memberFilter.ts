/**
 * Starts the field that filters members at the top of long API pages. This module only waits for
 * the first focus of the field, and then loads a separate script
 * (packages/page-script/src/memberFilter). It works before and after React takes over.
 */
import type { FilterScript } from '../memberFilter';

/**
 * Time to wait after a key press, in milliseconds. On a slow machine, filtering a long page takes
 * half a second, and the page doesn't respond to keys during that time.
 */
const typingPause = 100;

const fieldSelector = '.api-filter input';

/**
 * Starts listening for the first focus. `load` loads the script. `say` announces the number of
 * matching members to screen readers. If the field already contains text, filters immediately.
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
      // Allow the next event to try again.
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
  // Signals to the site's own scripts that the field has already started.
  document.documentElement.dataset.filter = '';
  const field = document.querySelector<HTMLInputElement>(fieldSelector);
  if (field !== null && field.value !== '')
    field.dispatchEvent(new Event('input', { bubbles: true }));
}
