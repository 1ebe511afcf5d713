/** Prefix of a URL hash that contains an example. `share.ts` decodes it and is loaded only then. */
export const sharePrefix = '#example=';

/** Whether the URL contains an example. */
export function hasShare(): boolean {
  return window.location.hash.startsWith(sharePrefix);
}

/** Removes the example from the URL without adding a history entry. */
export function dropShare(): void {
  if (!hasShare()) return;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}
