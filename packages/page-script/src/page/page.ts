import type { PageScriptConfig } from '../contract';

/** `src/plugins/pageScript` replaces this name with the configuration when it bundles the script. */
declare const __PAGE_SCRIPT_CONFIG__: PageScriptConfig;

export const config: PageScriptConfig = __PAGE_SCRIPT_CONFIG__;

const html = document.documentElement;

let hasHydrated = false;

/**
 * Whether React has taken over the page. If React crashes later, the attribute disappears but the result stays true.
 */
export function isHydrated(): boolean {
  hasHydrated ||= html.dataset.hasHydrated === 'true';
  return hasHydrated;
}

/** Calls `run` once when React takes over. */
export function onHydrated(run: () => void): void {
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return;
    observer.disconnect();
    run();
  });
  observer.observe(html, { attributes: true, attributeFilter: ['data-has-hydrated'] });
}

/** Returns the element that React hydrates. */
export const root = (): HTMLElement | null => document.getElementById('__docusaurus');

/**
 * Returns the target's closest ancestor that matches `selector`, which can be the target itself. Returns undefined for
 * elements outside of React's root.
 */
export function within(target: EventTarget | null, selector: string): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  return found !== null && root()?.contains(found) === true ? found : undefined;
}

/** Returns all elements on the page that match `selector`. */
export function all<Found extends Element = HTMLElement>(selector: string): Found[] {
  return [...document.querySelectorAll<Found>(selector)];
}

/** Keeps the browser from handling an event. Also keeps React from handling it during hydration. */
export function consumeEvent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Creates an element with attributes and children. Strings become text nodes, never HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

const storageKey = (name: string): string => name + config.storageSuffix;

/** Reads a value that the theme stored. Returns undefined if the value is missing or storage is blocked. */
export function readStored(name: string): string | undefined {
  try {
    return window.localStorage.getItem(storageKey(name)) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a value in the Docusaurus storage slot `name`. If `value` is undefined, removes the stored value. If storage
 * is blocked, the value is lost when the page is closed.
 */
export function store(name: string, value: string | undefined): void {
  try {
    if (value === undefined) window.localStorage.removeItem(storageKey(name));
    else window.localStorage.setItem(storageKey(name), value);
  } catch (error) {
    console.warn('Your choice wasn’t saved.', error);
  }
}
