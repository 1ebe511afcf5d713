/** How the part of an address begins that carries an example; see `share.ts`, which is loaded when it does. */
export const sharePrefix = '#example=';

/** Whether the address carries an example. */
export function hasShare(): boolean {
  return window.location.hash.startsWith(sharePrefix);
}

/** Takes the example out of the address, in the same entry of the browser's history. */
export function dropShare(): void {
  if (!hasShare()) return;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}
