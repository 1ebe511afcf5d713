import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { PrismTheme } from 'prism-react-renderer';

/**
 * Code theme for both color modes. Its colors are CSS variables in src/css/tokens.css, so code has
 * the right colors in the first paint, before any script has read the mode. The same file contains
 * the colors of tokens.
 */
const codeTheme: PrismTheme = {
  plain: { color: 'var(--code-ink)', backgroundColor: 'var(--code-surface)' },
  styles: [],
};

export const codeThemes: ThemeConfig['prism'] = { theme: codeTheme, darkTheme: codeTheme };
