/** The kinds of pages whose appearance the tests compare. Together, these pages load all style sheets of the site. */
import type { Page } from '@playwright/test';

/** Window widths in pixels, for a laptop and for a phone. */
export const widths = [1440, 390] as const;
export type Width = (typeof widths)[number];

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

export interface Kind {
  readonly name: string;
  /** URL of the page, relative to the site's base. */
  readonly path: string;
  /** Height of the picture at each width, in pixels. It's enough for all content, with little empty space below. */
  readonly heights: Readonly<Record<Width, number>>;
  /** Prepares the page for its picture, and resolves when the page is ready. */
  readonly pose?: (page: Page) => Promise<void>;
}

async function openHover(page: Page): Promise<void> {
  await page.locator('pre', { hasText: 'viewer.turn' }).focus();
  await page.locator('#code-hover').waitFor();
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search docs').last().fill('turn');
  await page.locator('.DocSearch-Hit').first().waitFor();
}

export const kinds: readonly Kind[] = [
  { name: 'landing', path: '', heights: { 1440: 2200, 390: 3000 } },
  { name: 'guide', path: 'docs/guide', heights: { 1440: 2200, 390: 2600 }, pose: openHover },
  { name: 'api-class', path: 'docs/api/classes/Viewer', heights: { 1440: 2000, 390: 2400 } },
  {
    name: 'api-type',
    path: 'docs/api/type-aliases/ViewerOptions',
    heights: { 1440: 900, 390: 1200 },
  },
  {
    // This page belongs to a version with a notice at the top.
    name: 'changes',
    path: 'docs/next/api/changes/from-1-0-0-to-1-1-0',
    heights: { 1440: 1000, 390: 1400 },
  },
  { name: 'example', path: 'docs/next/examples/cad-basic', heights: { 1440: 1500, 390: 1600 } },
  { name: 'gallery', path: 'examples?version=next', heights: { 1440: 1200, 390: 2400 } },
  { name: 'search', path: 'docs/concepts', heights: { 1440: 900, 390: 844 }, pose: search },
  {
    name: 'search-page',
    path: 'search?q=turn',
    heights: { 1440: 900, 390: 1200 },
    pose: (page) => page.getByText(/\d+ results in/).waitFor(),
  },
  { name: 'learn', path: 'learn', heights: { 1440: 1200, 390: 2400 } },
  {
    name: 'not-found',
    path: 'docs/guides',
    heights: { 1440: 900, 390: 844 },
    pose: (page) => page.getByRole('heading', { name: 'Pages with a similar URL' }).waitFor(),
  },
  {
    name: 'playground',
    path: 'playground?template=cad&version=next',
    heights: { 1440: 900, 390: 1200 },
    pose: (page) => page.getByRole('textbox', { name: 'Code in cad.ts' }).waitFor(),
  },
  { name: 'versions', path: 'versions', heights: { 1440: 1000, 390: 1400 } },
  { name: 'behavior', path: 'behavior', heights: { 1440: 1000, 390: 1400 } },
  { name: 'demo-project', path: 'demo-project', heights: { 1440: 1000, 390: 1400 } },
  {
    name: 'embed',
    path: 'embed?example=cad-basic&version=next&code=1',
    heights: { 1440: 900, 390: 844 },
    pose: (page) => page.getByText('fitCameraToModel').first().waitFor(),
  },
];
