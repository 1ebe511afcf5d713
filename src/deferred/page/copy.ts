/** The buttons that copy: code, and the page as Markdown. A press on them is never replayed: the clipboard needs it. */
import { notCopied } from '../../components/copyText';
import { codeText } from './codeText';
import { keepPress } from './intent';
import { take, within } from './page';
import { announce } from './notice';

/** How long a button says what came of a press, in milliseconds. */
const answerTime = { code: 1000, page: 3000 };

function lines(block: Element): string[] {
  return [...block.querySelectorAll('.token-line')].map((line) => line.textContent);
}

function textOf(button: HTMLElement): string {
  const block = button.closest('.theme-code-block');
  if (block === null) throw new Error('No code');
  const before = block.previousElementSibling;
  // Marked by src/theme/CodeBlock.
  const setUp = before?.matches('details[data-set-up]') === true ? lines(before) : [];
  return codeText(lines(block), setUp);
}

async function readText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return response.text();
}

/** Says what came of a press: to screen readers, and for a while to the style sheet by an attribute of the button. */
function answer(button: HTMLElement, attribute: string, words: string, time: number): void {
  announce(words);
  button.setAttribute(attribute, words);
  window.setTimeout(() => button.removeAttribute(attribute), time);
}

async function copyCode(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(textOf(button));
    answer(button, 'data-copied', 'Copied', answerTime.code);
  } catch (error) {
    console.warn(error);
    answer(button, 'data-answer', notCopied, answerTime.page);
  }
}

async function copyPage(button: HTMLElement): Promise<void> {
  let words = button.dataset.done ?? '';
  try {
    await navigator.clipboard.writeText(await readText(button.dataset.copyPage ?? ''));
  } catch (error) {
    console.warn('The page was not copied.', error);
    words = button.dataset.failed ?? '';
  }
  answer(button, 'data-answer', words, answerTime.page);
}

/** Whether a press was on a button that copies, which then copies. */
export function pressCopy(event: Event): boolean {
  const code = within(event.target, 'button[data-copy-code]');
  const page = within(event.target, 'button[data-copy-page]');
  const button = code ?? page;
  if (button === undefined) return false;
  take(event);
  // Without https there is no clipboard; React knows an older way.
  if (!('clipboard' in navigator)) keepPress(button);
  else void (button === code ? copyCode : copyPage)(button);
  return true;
}
