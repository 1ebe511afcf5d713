import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { PrismTheme } from 'prism-react-renderer';

/**
 * One theme for both color modes: its colors are the CSS variables of src/css/code.css, so that code is
 * right in the first paint, before any script knows the mode. Tokens take theirs from the same file.
 */
const codeTheme: PrismTheme = {
  plain: { color: 'var(--code-ink)', backgroundColor: 'var(--code-surface)' },
  styles: [],
};

export const codeThemes: ThemeConfig['prism'] = { theme: codeTheme, darkTheme: codeTheme };
