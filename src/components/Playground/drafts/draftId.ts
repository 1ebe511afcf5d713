/** A name for a new draft: 16 random characters, as the schema of drafts has them. */
export function randomId(): string {
  const letters = '0123456789abcdefghijklmnopqrstuv';
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}
