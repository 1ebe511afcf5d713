/** Creates an ID for a draft: 16 random characters, in the format that `draftSchema.ts` accepts. */
export function randomId(): string {
  const letters = '0123456789abcdefghijklmnopqrstuv';
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}
