import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { PrismTheme } from 'prism-react-renderer';

/**
 * Code theme for both color modes. Its colors are CSS variables (src/css/tokens.css), so code has the right colors in
 * the first paint, before any script reads the mode.
 */
const codeTheme: PrismTheme = {
  plain: { color: 'var(--code-ink)', backgroundColor: 'var(--code-surface)' },
  styles: [],
};

export const codeThemes: ThemeConfig['prism'] = { theme: codeTheme, darkTheme: codeTheme };
