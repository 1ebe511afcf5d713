import { useLayoutEffect } from 'react';
import type { Theme } from './address';

/** Colors of the page: those of the address, else the reader's system's, followed as it changes. Nothing is stored. */
export function useTheme(theme: Theme | undefined): void {
  useLayoutEffect(() => {
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      document.documentElement.dataset.theme = theme ?? (dark.matches ? 'dark' : 'light');
    };
    apply();
    dark.addEventListener('change', apply);
    return () => dark.removeEventListener('change', apply);
  }, [theme]);
}
