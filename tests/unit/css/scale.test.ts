import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { rootDir } from '@reveal-docs/versions';

const eslint = new ESLint({
  cwd: rootDir,
  overrideConfigFile: path.join(rootDir, 'config/eslint/css.mjs'),
});

async function lint(text: string, file = 'src/components/Some/styles.module.css') {
  const [result] = await eslint.lintText(text, { filePath: path.join(rootDir, file) });
  if (result === undefined) throw new Error('The linter ignored the file.');
  return result.messages
    .filter(({ ruleId }) => ruleId === null || ruleId === 'docs/scale')
    .map(({ message }) => message);
}

it.each([
  ['a size of text', 'a { font-size: 0.85rem }', '0.85rem'],
  ['a size in a shorthand', 'a { font: 13px/1.5 serif }', '13px'],
  ['a margin', 'a { margin: 0 0.4em }', '0.4em'],
  ['a padding inside of a calculation', 'a { padding-inline: calc(3px + 1%) }', '3px'],
  ['a gap', 'a { gap: var(--space-8) 7px }', '7px'],
  ['a radius', 'a { border-top-left-radius: 3px }', '3px'],
  ['a weight', 'a { font-weight: 650 }', '650'],
  ['a gray', 'a { border: 1px solid #ddd }', '#ddd'],
  ['a color by its parts', 'a { box-shadow: 0 0 3px rgb(0 0 0 / 50%) }', 'rgb(0 0 0 / 50%)'],
  ['a property of the framework', 'a { --ifm-h1-font-size: 2.1rem }', '2.1rem'],
  ['a color in a property', 'a { --ifm-alert-border-color: #b4690e }', '#b4690e'],
  ['a breakpoint', '@media (max-width: 760px) { a { color: inherit } }', '760px'],
])('refuses %s', async (_, text, value) => {
  const [message, ...others] = await lint(text);
  expect(message).toContain(value);
  expect(others).toEqual([]);
});

it.each([
  'a { font-size: var(--text-14); font-weight: var(--weight-medium) }',
  'a { margin: 0 auto calc(-1 * var(--space-8)) 2ch; padding: 5%; gap: 0 }',
  'a { border: 1px solid var(--docs-line); border-radius: var(--radius-6) 0 }',
  '@media (width < 600px) { a { color: var(--docs-ink) } }',
  '@media (width >= 997px) and (min-aspect-ratio: 4 / 3) { a { width: 3px } }',
])('accepts %s', async (text) => {
  expect(await lint(text)).toEqual([]);
});

it('accepts any value in the file that defines the scale', async () => {
  const text = ':root { --text-14: 0.875rem; --docs-ink: #15232a }';
  expect(await lint(text, 'src/css/tokens.css')).toEqual([]);
});
