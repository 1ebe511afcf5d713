/**
 * Handles the buttons that copy code, or copy the page as Markdown. Doesn't wait for React. The clipboard requires a
 * user gesture, and a click that is replayed later doesn't count as one.
 */
import { announce } from '../announce';
import { notCopied } from '../copyText';
import { codeText } from './codeText';
import { savePress } from './intent';
import { consumeEvent, within } from './page';

/** Duration of the message after code is copied, in milliseconds. */
const shortTime = 1000;
/** Duration of other messages, such as errors, in milliseconds. */
const longTime = 3000;

function lines(block: Element): string[] {
  return [...block.querySelectorAll('.token-line')].map((line) => line.textContent);
}

function textOf(button: HTMLElement): string {
  const block = button.closest('.theme-code-block');
  if (block === null) throw new Error('No code');
  const before = block.previousElementSibling;
  // src/theme/CodeBlock sets this attribute.
  const setUp = before?.matches('details[data-set-up]') === true ? lines(before) : [];
  return codeText(lines(block), setUp);
}

async function readText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/** Announces the result of a click to screen readers, and temporarily sets an attribute for the CSS. */
function answer(button: HTMLElement, attribute: string, words: string, time: number): void {
  announce(words);
  button.setAttribute(attribute, words);
  window.setTimeout(() => button.removeAttribute(attribute), time);
}

async function copyCode(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(textOf(button));
    answer(button, 'data-copied', 'Copied', shortTime);
  } catch (error) {
    console.warn(error);
    answer(button, 'data-answer', notCopied, longTime);
  }
}

async function copyPage(button: HTMLElement): Promise<void> {
  let words = button.dataset.done ?? '';
  try {
    await navigator.clipboard.writeText(await readText(button.dataset.copyPage ?? ''));
  } catch (error) {
    console.warn(error);
    words = button.dataset.failed ?? '';
  }
  answer(button, 'data-answer', words, longTime);
}

/** If the reader clicked a copy button, copies the text. Returns whether the function handled the event. */
export function onCopyClick(event: Event): boolean {
  const code = within(event.target, 'button[data-copy-code]');
  const page = within(event.target, 'button[data-copy-page]');
  const button = code ?? page;
  if (button === undefined) return false;
  consumeEvent(event);
  // Without HTTPS, the Clipboard API isn't available. React then copies the text with another method.
  if (!('clipboard' in navigator)) savePress(button);
  else void (button === code ? copyCode : copyPage)(button);
  return true;
}
