/**
 * Groups of token types with the same color. The build writes a group's letter, the browser converts the letter to a
 * class, and `src/css/code.css` defines the color of the class. `types` contains Prism's token types.
 */
export const tokenGroups = {
  c: { className: 'comment', types: ['comment', 'prolog', 'cdata'] },
  k: {
    className: 'keyword',
    types: ['keyword', 'operator-keyword', 'tag', 'boolean', 'constant', 'atrule'],
  },
  s: {
    className: 'string',
    types: ['string', 'template-string', 'attr-value', 'char', 'inserted'],
  },
  n: { className: 'number', types: ['number', 'regex', 'symbol'] },
  f: { className: 'function', types: ['function', 'attr-name', 'property-access'] },
  t: { className: 'type', types: ['class-name', 'maybe-class-name', 'builtin', 'property'] },
  p: { className: 'punctuation', types: ['punctuation', 'operator'] },
  d: { className: 'deleted', types: ['deleted', 'important'] },
} as const satisfies Record<string, { className: string; types: readonly string[] }>;

/** Letter of a group. A dot means text without a color. */
export type TokenGroup = keyof typeof tokenGroups | '.';
