/** The buttons that copy: code, and the page as Markdown. A press on them is never replayed: the clipboard needs it. */
import { codeText } from './codeText';
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

/** Gives a button attributes for a while. */
function show(button: HTMLElement, attributes: Record<string, string>, time: number): void {
  const before = Object.keys(attributes).map((name) => [name, button.getAttribute(name)] as const);
  const set = (name: string, value: string | null) =>
    value === null ? button.removeAttribute(name) : button.setAttribute(name, value);
  for (const [name, value] of Object.entries(attributes)) set(name, value);
  window.setTimeout(() => before.forEach(([name, value]) => set(name, value)), time);
}

async function copyCode(button: HTMLElement): Promise<void> {
  await navigator.clipboard.writeText(textOf(button));
  if (!button.hasAttribute('data-copied')) {
    show(button, { 'data-copied': 'true', 'aria-label': 'Copied' }, answerTime.code);
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
  announce(words);
  if (!button.hasAttribute('data-answer')) show(button, { 'data-answer': words }, answerTime.page);
}

/** Whether a press was on a button that copies, which then copies. */
export function pressCopy(event: Event): boolean {
  const code = within(event.target, 'button[data-copy-code]');
  const page = within(event.target, 'button[data-copy-page]');
  if (code === undefined && page === undefined) return false;
  take(event);
  if (code !== undefined) void copyCode(code);
  if (page !== undefined) void copyPage(page);
  return true;
}
