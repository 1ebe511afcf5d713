/**
 * The kinds of token that code is colored by: a letter in what the build hands to a page, a class in the page,
 * a color in `src/css/code.css`. Keys on the right are Prism's token types.
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

/** Letter of a group; a dot is text without a color of its own. */
export type TokenGroup = keyof typeof tokenGroups | '.';
