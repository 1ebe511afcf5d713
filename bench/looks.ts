/**
 * `npm run bench -- looks`: for each kind of page, prints the positions of the title, the first
 * code block, and the first signature. Also prints how many different font sizes, spacings, radii,
 * grays, and left edges the page has. To set the page's width in pixels, pass it as an argument:
 * `npm run bench -- looks -- 390`.
 */
import type { Page } from '@playwright/test';
import { allowCompiledFunctions } from '../tests/tools';
import { measuredPages } from './pages';
import type { BenchPart, Table } from './part';
import { onBuiltSite } from './site';

/** Positions are in pixels from the top of the page, or null if the page doesn't contain the element. */
interface Looks {
  readonly title: number | null;
  readonly code: number | null;
  readonly signature: number | null;
  readonly fontSizes: readonly string[];
  readonly spacings: readonly string[];
  readonly radii: readonly string[];
  readonly grays: readonly string[];
  readonly leftEdges: readonly string[];
}

const furtherPages = [
  { kind: 'gallery', path: 'examples' },
  { kind: 'starters', path: 'starters' },
  { kind: 'behavior', path: 'behavior' },
  { kind: 'versions', path: 'versions' },
  { kind: 'demo', path: 'demo-project' },
];

const height = 900;

function measure(page: Page): Promise<Looks> {
  return page.evaluate(() => {
    const topOf = (selector: string): number | null => {
      const found = [...document.querySelectorAll(selector)].find(
        (element) => element.getClientRects().length > 0,
      );
      return found ? Math.round(found.getBoundingClientRect().top + scrollY) : null;
    };
    const sets = {
      fontSizes: new Set<string>(),
      spacings: new Set<string>(),
      radii: new Set<string>(),
      grays: new Set<string>(),
    };
    const edges = new Map<string, number>();
    for (const element of document.querySelectorAll('body *')) {
      const style = getComputedStyle(element);
      if (element.getClientRects().length === 0 || style.visibility === 'hidden') continue;
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
      for (const side of ['Top', 'Right', 'Bottom', 'Left'] as const) {
        // Measure only padding, because auto margins resolve to the remaining space.
        sets.spacings.add(style[`padding${side}`]);
      }
      for (const gap of [style.rowGap, style.columnGap])
        if (gap !== 'normal') sets.spacings.add(gap);
      sets.radii.add(style.borderTopLeftRadius);
      if (!hasText) continue;
      sets.fontSizes.add(style.fontSize);
      const [red = 0, green = 0, blue = 0] = (/\d+, \d+, \d+/.exec(style.color)?.[0] ?? '')
        .split(', ')
        .map(Number);
      if (Math.max(red, green, blue) - Math.min(red, green, blue) < 30) sets.grays.add(style.color);
      if (element.closest('main') && /^(?:H[1-6]|P|UL|OL|TABLE|PRE)$/.test(element.tagName)) {
        const left = `${Math.round(element.getBoundingClientRect().left)}px`;
        edges.set(left, (edges.get(left) ?? 0) + 1);
      }
    }
    const sorted = (values: Iterable<string>): string[] =>
      [...values].filter((value) => value !== '0px').sort((a, b) => parseFloat(a) - parseFloat(b));
    return {
      title: topOf('main h1'),
      code: topOf('main pre, main [role=tabpanel]'),
      signature: topOf('.api-signature'),
      fontSizes: sorted(sets.fontSizes),
      spacings: sorted(sets.spacings),
      radii: sorted(sets.radii),
      grays: sorted(sets.grays),
      leftEdges: sorted(edges.keys()),
    };
  });
}

function looksTables(width: number): Promise<Table[]> {
  return onBuiltSite(async (browser, address) => {
    const page = await browser.newPage({ viewport: { width, height } });
    await allowCompiledFunctions(page);
    const rows: (string | number)[][] = [];
    const used = new Map<string, Set<string>>();
    for (const { kind, path } of [...measuredPages(), ...furtherPages]) {
      await page.goto(address + path);
      const { title, code, signature, ...scales } = await measure(page);
      const counts = Object.entries(scales).map(([name, values]) => {
        used.set(name, new Set([...(used.get(name) ?? []), ...values]));
        return values.length;
      });
      rows.push([kind, ...[title, code, signature].map((top) => top ?? ''), ...counts]);
    }
    const columns = ['page', 'title y', 'code y', 'signature y'];
    const names = ['font sizes', 'spacings', 'radii', 'grays', 'left edges'];
    return [
      { title: `Layout at ${width} × ${height} px`, columns: [...columns, ...names], rows },
      {
        title: 'Sizes, grays and left edges that these pages use',
        columns: ['scale', 'count', 'values'],
        rows: [...used].map(([name, values]) => [
          name,
          values.size,
          [...values].sort((a, b) => parseFloat(a) - parseFloat(b)).join(' '),
        ]),
      },
    ];
  });
}

export const looksPart: BenchPart = {
  name: 'looks',
  about: 'positions of the title, code and signature, and the sizes and grays that pages use',
  needsBuild: true,
  run: ([width = '1440']) => looksTables(Number(width)),
};
