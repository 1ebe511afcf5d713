import { reloadPage, reloadLabel, updatedMessage } from '../updated';
import { element } from './page';

const style = `
#page-notice{position:fixed;z-index:300;inset:auto 1rem 1rem;max-width:30rem;margin:auto;padding:12px;border:2px solid var(--ifm-color-danger);border-radius:6px;background:var(--docs-paper);color:inherit}
#page-notice p{margin:0 0 12px}
#page-notice button+button{margin-left:12px}`;

let box: HTMLElement | undefined;

/** Closes the notice, if one is open. */
export function closeNotice(): void {
  box?.remove();
  box = undefined;
}

/**
 * Shows an error with a Retry button at the end of `place`. If `isGone` is set, a new build removed the file. The
 * button then reloads the page instead.
 */
export function failureNotice(
  words: string,
  retry: () => void,
  isGone = false,
  place: Element = document.body,
): void {
  closeNotice();
  const button = (label: string, look: string, run: () => void) => {
    const made = element('button', { type: 'button', class: `button button--sm ${look}` }, label);
    made.addEventListener('click', () => {
      closeNotice();
      run();
    });
    return made;
  };
  box = element(
    'div',
    { id: 'page-notice', role: 'alert' },
    element('style', {}, style),
    element('p', {}, isGone ? updatedMessage : words),
    button(isGone ? reloadLabel : 'Retry', 'button--primary', isGone ? reloadPage : retry),
    isGone ? '' : button('Close', 'button--secondary', () => undefined),
  );
  place.append(box);
}
