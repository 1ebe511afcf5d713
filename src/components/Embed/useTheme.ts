import { useLayoutEffect } from 'react';
import type { Theme } from '../Playground/embedding/address';

/**
 * Applies the theme from the URL. If the URL doesn't contain a theme, follows the system setting. Doesn't store the
 * theme.
 */
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
