/** The search field, open at once: what is typed is kept for the overlay. */
import { maxQueryLength } from '../../search/protocol';
import { isTextField, shortcutAction } from '../../theme/SearchBar/shortcuts';
import { takeQuery } from '../../client/updated';
import type { WaitingSearch } from '../contract';
import { load } from './loader';
import { failureNotice } from './notice';
import { element, take, within } from './page';

type Take = (waiting: WaitingSearch) => void;

/** As wide and high as the overlay, so that nothing jumps when that comes. */
const style = `#page-search{width:640px;max-width:100%;margin:60px auto;padding:0;border:1px solid var(--docs-line-strong);border-radius:10px;background:var(--docs-paper);color:inherit}
#page-search::backdrop{background:#0f171b99}
#page-search div{padding:12px}
#page-search input{width:100%;height:56px;padding:0 48px;border:2px solid var(--ifm-color-primary);border-radius:8px;background:none;color:inherit;font:inherit;outline:0}
#page-search p{margin:12px 0 0}`;

let connected: Take | undefined;
let current: WaitingSearch | undefined;

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
    { id: 'page-search', 'aria-label': 'Search' },
    element('style', {}, style),
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
    // The browser writes the text behind this event.
    window.setTimeout(() => show?.());
  });
  field.addEventListener('close', () => {
    field.remove();
    current = undefined;
  });
  // Its backdrop; all else stands in the element inside of it.
  field.addEventListener('mousedown', ({ target }) => {
    if (target === field) close();
  });
  document.body.append(field);
  field.showModal();
  input.focus();
  current = waiting;
  connected?.(waiting);
  load((isOver) => {
    waiting.fail(() => load(), isOver);
    return field.open;
  });
}

/** From now on React opens search; a field that is open is handed to it. */
export function connectSearch(take: Take): void {
  connected = take;
  if (current !== undefined) take(current);
}

/** Whether a press was on the search button, or a key asked for search; then its field is open, or closed again. */
export function pressSearch(event: Event): boolean {
  const dialog = document.querySelector<HTMLDialogElement>('#page-search');
  // React listens itself now.
  if (connected !== undefined && dialog === null) return false;
  if (event instanceof KeyboardEvent) {
    const target = event.composedPath()[0];
    const isTyping = target instanceof Element && isTextField(target);
    if (shortcutAction(event, isTyping) === undefined) return false;
  } else if (within(event.target, '.search-button') === undefined) return false;
  take(event);
  if (dialog === null) openField();
  else dialog.close();
  return true;
}

/** Shows the shortcut as the reader's platform writes it, as React will; opens the field as it was before a reload. */
export function startSearch(): void {
  const isApple = /mac|iphone|ipad|ipod/i.test(navigator.platform);
  document
    .querySelector('.search-button__keys')
    ?.setAttribute('data-modifier', isApple ? '⌘' : 'Ctrl');
  const query = takeQuery();
  if (query !== undefined) openField(query);
}
