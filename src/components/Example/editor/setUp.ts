import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { invisibleCharacters } from './invisibleCharacters';

/** Uses the variables in src/css/tokens.css. Their contrast is checked in both color modes. */
const highlighting = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--code-comment)' },
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.bool, tags.null, tags.self],
    color: 'var(--code-keyword)',
  },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.number, tags.regexp], color: 'var(--code-number)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--code-function)',
  },
  {
    tag: [tags.typeName, tags.className, tags.definition(tags.typeName)],
    color: 'var(--code-type)',
  },
  { tag: [tags.punctuation, tags.operator], color: 'var(--code-punctuation)' },
]);

const theme = EditorView.theme({
  '&': {
    backgroundColor: 'var(--code-surface)',
    color: 'var(--code-ink)',
    fontSize: 'var(--ifm-code-font-size)',
    maxHeight: '34rem',
  },
  '&.cm-focused': { outline: '2px solid var(--ifm-color-primary)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    lineHeight: 'var(--ifm-pre-line-height)',
  },
  '.cm-content': { caretColor: 'var(--code-ink)', padding: '0.75rem 0' },
  '.cm-cursor': { borderLeftColor: 'var(--code-ink)' },
  '.cm-gutters': {
    backgroundColor: 'var(--code-surface)',
    borderRight: '1px solid var(--docs-line)',
    color: 'var(--docs-ink-soft)',
  },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'var(--docusaurus-highlighted-code-line-bg)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { backgroundColor: 'var(--docs-mark)' },
  '.cm-selectionMatch, .cm-searchMatch': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--docs-line-strong)',
  },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--docs-mark)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--ifm-color-primary)',
  },
  '.cm-specialChar': {
    backgroundColor: 'var(--code-deleted)',
    borderRadius: '3px',
    color: 'var(--docs-paper)',
    fontSize: '0.75em',
    fontWeight: '700',
    padding: '0 0.25rem',
  },
  '.cm-panels, .cm-tooltip': {
    backgroundColor: 'var(--docs-paper)',
    border: '1px solid var(--docs-line-strong)',
    color: 'var(--docs-ink)',
  },
  '.cm-panel.cm-search': { fontSize: '0.875rem', padding: '0.5rem 2rem 0.5rem 0.75rem' },
  '.cm-textfield': {
    backgroundColor: 'var(--docs-paper)',
    border: '1px solid var(--docs-line-strong)',
    color: 'var(--docs-ink)',
  },
  '.cm-button': {
    backgroundColor: 'var(--docs-surface)',
    backgroundImage: 'none',
    border: '1px solid var(--docs-line-strong)',
    color: 'var(--docs-ink)',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--docs-accent-wash)',
    color: 'var(--docs-ink)',
  },
  '.cm-completionDetail': { color: 'var(--docs-ink-soft)' },
  '.cm-tooltip.cm-tooltip-hover': { maxWidth: '36rem' },
  '.cm-diagnostic': { borderLeftColor: 'var(--code-deleted)', color: 'var(--docs-ink)' },
});

/** Editor extensions for all files, in the site's colors. */
export const setUp: Extension = [
  invisibleCharacters,
  lintGutter(),
  highlightActiveLineGutter(),
  highlightActiveLine(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  highlightSelectionMatches(),
  search({ top: true }),
  javascript({ typescript: true }),
  syntaxHighlighting(highlighting),
  theme,
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...completionKeymap,
    ...lintKeymap,
    // Tab indents, unless the reader has just pressed Escape. In that case, Tab moves focus out of the editor.
    indentWithTab,
  ]),
];
