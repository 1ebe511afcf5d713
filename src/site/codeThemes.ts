import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { PrismTheme } from 'prism-react-renderer';

/**
 * Code theme for both color modes. The colors are CSS variables (src/css/tokens.css), so code has the right colors in
 * the first paint, before a script determines the mode.
 */
const codeTheme: PrismTheme = {
  plain: { color: 'var(--code-ink)', backgroundColor: 'var(--code-surface)' },
  styles: [],
};

export const codeThemes: ThemeConfig['prism'] = { theme: codeTheme, darkTheme: codeTheme };
