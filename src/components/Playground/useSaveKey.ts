import { useEffect } from 'react';

/**
 * Prevents the browser's dialog for saving the page on Ctrl+S, regardless of the focus. Code is
 * saved automatically.
 */
export function useSaveKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (isSave && event.key === 's') event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
