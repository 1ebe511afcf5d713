/** What all of the page script stands on: its configuration, and whether React has the page. */
import type { PageScriptConfig } from '../contract';

/** Put in when the script is bundled (src/deferred/plugin.ts). */
declare const __PAGE_SCRIPT_CONFIG__: PageScriptConfig;

export const config: PageScriptConfig = __PAGE_SCRIPT_CONFIG__;

const html = document.documentElement;

let hasHydrated = false;

/** Whether React has taken over the page: then all of it is React's, also when it crashes and takes the mark away. */
export function isHydrated(): boolean {
  hasHydrated ||= html.dataset.hasHydrated === 'true';
  return hasHydrated;
}

/** Calls `run` once, when React has taken over. */
export function onHydrated(run: () => void): void {
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return;
    observer.disconnect();
    run();
  });
  observer.observe(html, { attributes: true, attributeFilter: ['data-has-hydrated'] });
}

/** What React will take over. */
export const root = (): HTMLElement | null => document.getElementById('__docusaurus');

/** The element, or the one around it, that `selector` names; within what React will take over. */
export function within(target: EventTarget | null, selector: string): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  return found !== null && root()?.contains(found) === true ? found : undefined;
}

/** All elements of the page that `selector` names. */
export function all<Found extends Element = HTMLElement>(selector: string): Found[] {
  return [...document.querySelectorAll<Found>(selector)];
}

/** Keeps an event from React, which could take it while it hydrates, and from what the browser does. */
export function take(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** An element with attributes and children; every other text is text. */
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

/** Reads what the theme stored under a name; undefined where there is none, or no storage. */
export function readStored(name: string): string | undefined {
  try {
    return window.localStorage.getItem(storageKey(name)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores where the theme reads; undefined takes it away. Without storage the choice lasts as long as the page. */
export function store(name: string, value: string | undefined): void {
  try {
    if (value === undefined) window.localStorage.removeItem(storageKey(name));
    else window.localStorage.setItem(storageKey(name), value);
  } catch (error) {
    console.warn('The choice is not kept.', error);
  }
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader pays for data or has little. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Whether the device is held in a hand; the same question as in src/frame/host/support.ts. */
export function isHandheld(): boolean {
  return window.matchMedia('(hover: none) and (pointer: coarse)').matches;
}
