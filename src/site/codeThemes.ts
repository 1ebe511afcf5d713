import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { PrismTheme } from 'prism-react-renderer';

/**
 * One theme for both color modes: its colors are the CSS variables of src/css/code.css, so that code is
 * right in the first paint, before any script knows the mode.
 */
const codeTheme: PrismTheme = {
  plain: { color: 'var(--code-ink)', backgroundColor: 'var(--code-surface)' },
  styles: [
    { types: ['comment', 'prolog', 'cdata'], style: { color: 'var(--code-comment)' } },
    {
      types: ['keyword', 'operator-keyword', 'tag', 'boolean', 'constant', 'atrule'],
      style: { color: 'var(--code-keyword)' },
    },
    {
      types: ['string', 'template-string', 'attr-value', 'char', 'inserted'],
      style: { color: 'var(--code-string)' },
    },
    { types: ['number', 'regex', 'symbol'], style: { color: 'var(--code-number)' } },
    {
      types: ['function', 'attr-name', 'property-access'],
      style: { color: 'var(--code-function)' },
    },
    {
      types: ['class-name', 'maybe-class-name', 'builtin', 'property'],
      style: { color: 'var(--code-type)' },
    },
    { types: ['punctuation', 'operator'], style: { color: 'var(--code-punctuation)' } },
    { types: ['deleted', 'important'], style: { color: 'var(--code-deleted)' } },
  ],
};

export const codeThemes: ThemeConfig['prism'] = {
  theme: codeTheme,
  darkTheme: codeTheme,
  additionalLanguages: ['bash', 'json', 'nginx'],
};
