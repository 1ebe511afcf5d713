import { useEffect } from 'react';

/** Prevents Ctrl+S and Cmd+S from opening the browser's dialog, because the playground saves code automatically. */
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
