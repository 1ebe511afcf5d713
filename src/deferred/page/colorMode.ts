/** The color switch, as the theme has it. */
import { all, config, isHydrated, readStored, store, within, take } from './page';
import { modeName, nextChoice, readChoice, type Choice } from './colorChoice';

const html = document.documentElement;
const storageName = 'theme';
const darkSystem = window.matchMedia('(prefers-color-scheme: dark)');

/** The theme's own name for the part of the navbar that holds the switch. */
const switches = '[class*="colorModeToggle_"] button';

/** Labels the switches as React will. They are disabled in the built page. */
function label(choice: Choice): void {
  for (const button of all<HTMLButtonElement>(switches)) {
    button.disabled = false;
    button.style.cursor = 'pointer';
    button.title = modeName(choice);
    button.setAttribute(
      'aria-label',
      `Switch between dark and light mode (currently ${modeName(choice)})`,
    );
  }
}

function show(choice: Choice): void {
  const system = config.hasSystemMode && darkSystem.matches ? 'dark' : 'light';
  html.setAttribute('data-theme', choice ?? system);
  html.setAttribute('data-theme-choice', choice ?? 'system');
  label(choice);
}

const current = (): Choice => readChoice(html.getAttribute('data-theme-choice'));

/** Makes the color switch work until React has it. */
export function startColorMode(): void {
  label(current());
  window.addEventListener('storage', (event) => {
    if (isHydrated() || event.key?.startsWith(storageName) !== true) return;
    if (event.key === storageName + config.storageSuffix) show(readChoice(event.newValue));
  });
  darkSystem.addEventListener('change', () => {
    if (!isHydrated() && current() === null) show(null);
  });
  // Another page of the site may have changed it while this one waited in the browser's cache.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && !isHydrated()) show(readChoice(readStored(storageName) ?? null));
  });
}

/** Whether a press was on the switch, which then has switched. */
export function pressColorMode(event: Event): boolean {
  if (within(event.target, switches) === undefined) return false;
  take(event);
  const choice = nextChoice(current(), config.hasSystemMode);
  show(choice);
  store(storageName, choice ?? undefined);
  return true;
}
