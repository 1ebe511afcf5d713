import { useSyncExternalStore } from 'react';

function isApple(): boolean {
  return /mac|iphone|ipad|ipod/i.test(navigator.platform);
}

const noChanges = () => () => undefined;

/** Returns the platform's name for the modifier key of shortcuts, or undefined during prerendering. */
export function useModifierKey(): '⌘' | 'Ctrl' | undefined {
  return useSyncExternalStore(
    noChanges,
    () => (isApple() ? '⌘' : 'Ctrl'),
    () => undefined,
  );
}
