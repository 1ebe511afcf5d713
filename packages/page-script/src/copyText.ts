/** Copies text to the clipboard. Rejects if the browser doesn't allow it. */
export async function copyText(text: string): Promise<void> {
  // The Clipboard API is available only in secure contexts: HTTPS or localhost.
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  const before = document.activeElement;
  document.body.append(field);
  field.select();
  // `execCommand` is deprecated, but it's the only way to copy text on a host without HTTPS.
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (!isCopied) throw new Error('The browser didn’t copy the text.');
}

export const notCopied = 'Not copied. Select the code instead';
