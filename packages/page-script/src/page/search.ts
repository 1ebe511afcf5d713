/** Opens a search field while React isn't loaded yet. The search overlay takes over the typed text later. */
import { maxQueryLength } from '@reveal-docs/search/protocol';
import { isTextField, shortcutAction } from '../shortcuts';
import { consumeQuery } from '../updated';
import type { WaitingSearch } from '../contract';
import type { FirstResultsScript } from '../firstResults';
import { load } from './loader';
import { failureNotice } from './notice';
import { config, element, consumeEvent, readStored, within } from './page';
import { preferredVersionName } from './preferredVersion';

type Take = (waiting: WaitingSearch) => void;

/** `file` is relative to the site's base path. */
type LoadScript = (file: string) => Promise<FirstResultsScript>;

/** Maximum time that React waits for the first results, in milliseconds. */
const firstResultsTime = 2000;

let connected: Take | undefined;
let current: WaitingSearch | undefined;
let loadScript: LoadScript;

/** Resolves once the first results are shown, if they can be loaded. */
async function showFirstResults(field: HTMLElement, input: HTMLInputElement): Promise<void> {
  if (config.firstResults === undefined) return;
  try {
    const script = await loadScript(config.firstResults);
    await script.showFirstResults(field, input, config.baseUrl, readStored(preferredVersionName));
  } catch {
    // Ignore the error, because the overlay soon shows all results or reports that search didn't load.
  }
}

function openField(typed = ''): void {
  const returnFocusTo = document.activeElement;
  const input = element('input', {
    placeholder: 'Search docs',
    'aria-label': 'Search',
    maxlength: String(maxQueryLength),
    value: typed,
  });
  const field = element(
    'dialog',
    { id: 'page-search', 'aria-label': 'Search', 'aria-modal': 'true', tabindex: '-1' },
    element('div', {}, input, element('p', { role: 'status' }, 'Loading search…')),
  );
  let isComposing = false;
  let show: (() => void) | undefined;
  const close = () => field.close();

  const waiting: WaitingSearch = {
    returnFocusTo,
    handOver(draw) {
      show = () => {
        if (isComposing || !field.open) return;
        const { value, selectionStart, selectionEnd } = input;
        const next = draw(value);
        if (next === null) return;
        close();
        next.focus();
        next.setSelectionRange(selectionStart, selectionEnd);
      };
      show();
    },
    fail(retry, isOver) {
      if (field.open) failureNotice('Search did not load.', retry, isOver, field);
    },
  };

  input.addEventListener('compositionstart', () => (isComposing = true));
  input.addEventListener('compositionend', () => {
    isComposing = false;
    // The browser updates the input's value only after this event.
    window.setTimeout(() => show?.());
  });
  field.addEventListener('close', () => {
    field.remove();
    current = undefined;
  });
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') {
      const stops = [...field.querySelectorAll<HTMLElement>('input,button')];
      const next = stops.findIndex((stop) => stop.matches(':focus')) + (event.shiftKey ? -1 : 1);
      stops.at(next % stops.length)?.focus();
    } else return;
    consumeEvent(event);
  });
  // The event's target is the dialog itself only if the reader presses outside of the dialog's content.
  field.addEventListener('mousedown', ({ target }) => {
    if (target === field) close();
  });
  document.body.append(field);
  // Don't use `showModal()`, because it would restyle the whole page. On long pages, this would delay the first typed
  // letter.
  field.show();
  input.focus();
  current = waiting;
  connected?.(waiting);
  const firstResults = showFirstResults(field, input);
  const timeLimit = new Promise((resolve) => setTimeout(resolve, firstResultsTime));
  // React is large, so loading it at the same time would delay the first results.
  void Promise.race([firstResults, timeLimit]).then(() =>
    load((isOver) => {
      waiting.fail(() => load(), isOver);
      return field.open;
    }),
  );
}

/** Makes React handle search. If the field is open, passes the field to `take`. */
export function connectSearch(take: Take): void {
  connected = take;
  if (current !== undefined) take(current);
}

/**
 * Opens or closes the field if the event is a search shortcut or a click on the search button. Returns whether the
 * function handled the event.
 */
export function onSearchPress(event: Event): boolean {
  const dialog = document.querySelector<HTMLDialogElement>('#page-search');
  // React handles these events now.
  if (connected !== undefined && dialog === null) return false;
  if (event instanceof KeyboardEvent) {
    const target = event.composedPath()[0];
    const isTyping = target instanceof Element && isTextField(target);
    if (shortcutAction(event, isTyping) === undefined) return false;
  } else if (within(event.target, '.search-button') === undefined) return false;
  consumeEvent(event);
  if (dialog === null) openField();
  else dialog.close();
  return true;
}

/**
 * Shows the search shortcut for the reader's platform, as React does. If the field was open before a reload, opens it
 * again.
 */
export function startSearch(loader: LoadScript): void {
  loadScript = loader;
  const isApple = /mac|iphone|ipad|ipod/i.test(navigator.platform);
  document
    .querySelector('.search-button__keys')
    ?.setAttribute('data-modifier', isApple ? '⌘' : 'Ctrl');
  const query = consumeQuery();
  if (query !== undefined) openField(query);
}
