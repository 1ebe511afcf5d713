import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { rootDir } from '@reveal-docs/versions';

export const tokensFile = path.join(rootDir, 'src/css/tokens.css');

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

const tokenOf = {
  paper: '--docs-paper',
  surface: '--docs-surface',
  ink: '--docs-ink',
  inkSoft: '--docs-ink-soft',
  line: '--docs-line',
  lineStrong: '--docs-line-strong',
  accent: '--ifm-color-primary',
  accentWash: '--docs-accent-wash',
} as const;

export type Palette = Readonly<Record<keyof typeof tokenOf, string>>;

const selectorOf: Readonly<Record<Mode, string>> = {
  light: ':root',
  dark: "[data-theme='dark']",
};

/** Returns the colors for a mode. Throws if the style sheet doesn't define all of them. */
export function readPalette(mode: Mode, css = fs.readFileSync(tokensFile, 'utf8')): Palette {
  const values = new Map<string, string>();
  for (const node of postcss.parse(css).nodes) {
    if (node.type !== 'rule' || node.selector !== selectorOf[mode]) continue;
    node.walkDecls((declaration) => void values.set(declaration.prop, declaration.value));
  }
  const valueOf = (token: string): string => {
    const value = values.get(token);
    if (value === undefined) throw new Error(`src/css/tokens.css has no ${token} in ${mode} mode.`);
    return value;
  };
  return {
    paper: valueOf(tokenOf.paper),
    surface: valueOf(tokenOf.surface),
    ink: valueOf(tokenOf.ink),
    inkSoft: valueOf(tokenOf.inkSoft),
    line: valueOf(tokenOf.line),
    lineStrong: valueOf(tokenOf.lineStrong),
    accent: valueOf(tokenOf.accent),
    accentWash: valueOf(tokenOf.accentWash),
  };
}
