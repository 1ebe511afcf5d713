/** How the part of an address begins that carries an example; see `share.ts`, which is loaded when it does. */
export const sharePrefix = '#example=';

/** Whether the page was opened by a link that carries an example. */
export function hasShare(): boolean {
  return window.location.hash.startsWith(sharePrefix);
}
