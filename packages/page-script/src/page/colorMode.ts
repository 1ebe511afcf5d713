import { all, config, isHydrated, readStored, store, within, consumeEvent } from './page';
import { modeName, nextChoice, readChoice, type Choice } from './colorChoice';

const html = document.documentElement;
const storageName = 'theme';
const darkSystem = window.matchMedia('(prefers-color-scheme: dark)');

/** Matches the theme's CSS module class. The name of the class ends with a hash. */
const switches = '[class*="colorModeToggle_"] button';

/** Enables and labels the switches, which are disabled in the built page. */
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

/** Makes the color mode switch work as in the theme, until React takes over. */
export function startColorMode(): void {
  label(current());
  window.addEventListener('storage', (event) => {
    if (isHydrated() || event.key?.startsWith(storageName) !== true) return;
    if (event.key === storageName + config.storageSuffix) show(readChoice(event.newValue));
  });
  darkSystem.addEventListener('change', () => {
    if (!isHydrated() && current() === null) show(null);
  });
  // Another page might have changed the color mode while the browser's cache contained this page.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && !isHydrated()) show(readChoice(readStored(storageName) ?? null));
  });
}

/** If the reader clicked the switch, changes the color mode. Returns whether the function handled the event. */
export function onColorModeClick(event: Event): boolean {
  if (within(event.target, switches) === undefined) return false;
  consumeEvent(event);
  const choice = nextChoice(current(), config.hasSystemMode);
  show(choice);
  store(storageName, choice ?? undefined);
  return true;
}
