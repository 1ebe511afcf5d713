/**
 * Uses the WCAG 2 formula to test the contrast between text and background colors. The minimum is 7:1 for text (1.4.6,
 * our own target), and 3:1 for the borders of controls (1.4.11).
 */
import fs from 'node:fs';
import path from 'node:path';
import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { tokenGroups } from '@reveal-docs/api-reference/code/tokenGroups';
import { rootDir } from '@reveal-docs/versions';

extend([a11y]);

type Tokens = ReadonlyMap<string, string>;
const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];

/** The framework's tokens, followed by our own. Later files take precedence. */
const tokenFiles = ['node_modules/infima/dist/css/default/default.css', 'src/css/tokens.css'];

function parse(file: string): postcss.Root {
  return postcss.parse(fs.readFileSync(path.join(rootDir, file), 'utf8'));
}

function readTokens(mode: Mode): Tokens {
  const tokens = new Map<string, string>();
  const selectors = [
    /^:root$/,
    ...(mode === 'dark' ? [/^(?:html)?\[data-theme=['"]dark['"]\]$/] : []),
  ];
  for (const selector of selectors) {
    for (const file of tokenFiles) {
      parse(file).walkDecls(/^--/, ({ parent, prop, value }) => {
        // Skip rules inside media queries, because they apply only to print or forced colors.
        if (parent instanceof postcss.Rule && parent.parent?.type === 'root') {
          if (parent.selectors.some((name) => selector.test(name))) tokens.set(prop, value);
        }
      });
    }
  }
  return tokens;
}

const tokensOf: Readonly<Record<Mode, Tokens>> = {
  light: readTokens('light'),
  dark: readTokens('dark'),
};

function resolve(token: string, tokens: Tokens): string {
  const value = tokens.get(token);
  if (value === undefined) throw new Error(`${token} is not defined`);
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (name !== undefined) return resolve(name, tokens);
  if (!colord(value).isValid()) throw new Error(`${token} is no color: ${value}`);
  return value;
}

function contrast(text: string, background: string, mode: Mode): number {
  const tokens = tokensOf[mode];
  return colord(resolve(text, tokens)).contrast(resolve(background, tokens));
}

const textTokens = ['--docs-ink', '--docs-ink-soft', '--ifm-color-primary'];
const surfaces = ['--docs-paper', '--docs-surface', '--docs-accent-wash'];

/** All combinations of our text colors and surfaces, followed by other pairs, such as the framework's own. */
const textPairs: readonly (readonly [text: string, background: string])[] = [
  ...textTokens.flatMap((text) => surfaces.map((surface) => [text, surface] as const)),
  ['--docs-ink', '--docs-mark'],
  ['--ifm-font-color-base', '--ifm-background-color'],
  ['--ifm-heading-color', '--ifm-background-color'],
  ['--ifm-link-color', '--ifm-background-color'],
  ['--ifm-navbar-link-color', '--ifm-navbar-background-color'],
  ['--ifm-navbar-link-hover-color', '--ifm-navbar-background-color'],
  ['--ifm-dropdown-link-color', '--ifm-dropdown-background-color'],
  ['--ifm-menu-color', '--ifm-background-color'],
  ['--ifm-menu-color', '--ifm-menu-color-background-hover'],
  ['--ifm-menu-color-active', '--ifm-menu-color-background-active'],
  ['--ifm-toc-link-color', '--ifm-background-color'],
  ['--ifm-breadcrumb-color-active', '--ifm-background-color'],
  ['--ifm-footer-color', '--ifm-footer-background-color'],
  ['--ifm-footer-link-color', '--ifm-footer-background-color'],
  ['--ifm-footer-title-color', '--ifm-footer-background-color'],
  // Buttons in their default, hover, and active states.
  ['--ifm-font-color-base-inverse', '--ifm-color-primary'],
  ['--ifm-font-color-base-inverse', '--ifm-color-primary-dark'],
  ['--ifm-font-color-base-inverse', '--ifm-color-primary-darker'],
  ['--docs-paper', '--ifm-color-primary'],
  ['--docs-paper', '--ifm-color-primary-dark'],
  // The message about the last action in the playground.
  ['--docs-paper', '--docs-ink'],
];

/** Colors of control outlines and of marks that show a state. */
const outlinePairs: typeof textPairs = [
  ['--code-deleted', '--docs-paper'],
  ['--code-deleted', '--docs-surface'],
  ['--docs-line-strong', '--docs-paper'],
  ['--docs-line-strong', '--docs-surface'],
  ['--docs-line-strong', '--docs-accent-wash'],
  ['--ifm-color-primary', '--docs-paper'],
  ['--ifm-color-primary', '--docs-surface'],
];

const codeTokens = [...tokensOf.light.keys()].filter(
  (token) => token.startsWith('--code-') && token !== '--code-surface',
);

describe.each(modes)('%s mode', (mode) => {
  it.each(textPairs)('the contrast of %s on %s is at least 7:1', (text, background) => {
    expect(contrast(text, background, mode)).toBeGreaterThanOrEqual(7);
  });

  it.each(outlinePairs)('the contrast of %s next to %s is at least 3:1', (line, background) => {
    expect(contrast(line, background, mode)).toBeGreaterThanOrEqual(3);
  });

  it.each(codeTokens)(
    'the contrast of %s in code and on highlighted lines is at least 7:1',
    (token) => {
      expect(contrast(token, '--code-surface', mode)).toBeGreaterThanOrEqual(7);
      expect(contrast(token, '--docusaurus-highlighted-code-line-bg', mode)).toBeGreaterThanOrEqual(
        7,
      );
    },
  );

  it('the contrast of inline code is at least 7:1', () => {
    expect(contrast('--docs-ink', '--docs-surface', mode)).toBeGreaterThanOrEqual(7);
  });
});

it('every color of code differs between light and dark mode', () => {
  for (const token of [...codeTokens, '--code-surface']) {
    expect([token, tokensOf.dark.get(token)]).not.toEqual([token, tokensOf.light.get(token)]);
  }
});

it('every group of tokens has a color', () => {
  const colored = new Map<string, string>();
  parse('src/css/code.css').walkDecls('color', ({ parent, value }) => {
    if (parent instanceof postcss.Rule) colored.set(parent.selector, value);
  });
  for (const { className } of Object.values(tokenGroups)) {
    expect(codeTokens).toContain(`--code-${className}`);
    expect(colored.get(`.token.${className}`)).toBe(`var(--code-${className})`);
  }
});

describe('style sheets use only colors that are checked here', () => {
  const neutral = ['inherit', 'none', 'currentcolor', 'transparent', '0'];
  const files = fs
    .readdirSync(path.join(rootDir, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join('src', file));

  function declared(file: string, property: RegExp): string[] {
    const values: string[] = [];
    parse(file).walkDecls(property, ({ parent, value }) => {
      const isForced =
        parent?.parent?.type === 'atrule' && /forced-colors/.test(String(parent.parent));
      // Skip the backgrounds of images, because pages don't show text on top of images.
      const isPicture = parent instanceof postcss.Rule && /\bimg$/.test(parent.selector);
      if (!isForced && !isPicture) values.push(/^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? value);
    });
    return values.filter((value) => !neutral.includes(value));
  }

  it.each(files)('%s', (file) => {
    const texts = [...textPairs.map(([text]) => text), ...codeTokens];
    const backgrounds = [
      ...textPairs.map(([, background]) => background),
      ...outlinePairs.map(([mark]) => mark),
      '--code-surface',
      // The layer behind the search overlay doesn't contain text.
      '--docsearch-container-background',
      '--docs-scrim',
      // The background of a program's view.
      '--docs-view',
    ];
    expect(texts).toEqual(expect.arrayContaining(declared(file, /^color$/)));
    expect(backgrounds).toEqual(expect.arrayContaining(declared(file, /^background(?:-color)?$/)));
  });
});
