/** Copies a text. Rejects when the browser does not let it be copied. */
export async function copyText(text: string): Promise<void> {
  // There only in secure contexts: https, or this machine.
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  const before = document.activeElement;
  document.body.append(field);
  field.select();
  // Deprecated, and all that there is on a host without https.
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (!isCopied) throw new Error('The browser did not copy the text.');
}

/** What a block of code says when it was not. */
export const notCopied = 'Not copied: select the code';
