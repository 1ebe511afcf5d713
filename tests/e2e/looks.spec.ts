/**
 * Compares the accessibility trees and pictures of all kinds of pages with saved ones. The pages belong to a site with
 * fixed text. `npx tsx scripts/looks.ts --update` sets `LOOKS` to `all` or `some`, which makes the tests save the
 * current trees and pictures.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { findShell, shellArgs } from '../../scripts/helpers/chromium';
import type { RunningServer } from '../../scripts/helpers/server';
import { openSharedSite } from '../fixtures/sharedSite';
import { serveFixtureSite } from '../fixtures/site';
import { comparedTree, comparePage } from '../looks/compare';
import {
  keepDrawer,
  keepPicture,
  keepTree,
  keptDrawer,
  pictureFile,
  readKept,
  treeFile,
  type Place,
} from '../looks/kept';
import { kinds, modes, widths, type Mode } from '../looks/kinds';
import { reportFile, reportPicture, reportTree } from '../looks/report';
import { letterDrawerOf, openKind, preparePage, shoot } from '../looks/shoot';
import { comparisonFor, describeDrawer, type Comparison } from '../scenarios/golden';
import { drawerAnnotation } from '../scenarios/goldenReporter';
import { Picture } from '../scenarios/picture';
import { expect, test as base } from './support';

const updates = process.env.LOOKS === 'all' || process.env.LOOKS === 'some';
const advice = `${reportFile} shows before, after and difference. If it is meant to look so, \`npx tsx scripts/looks.ts --update\` keeps it.`;

interface SmallSite extends RunningServer {
  readonly outDir: string;
}

const test = base.extend<object, { smallSite: SmallSite }>({
  smallSite: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const site = await openSharedSite();
      const server = await serveFixtureSite(site, 4460);
      await provide({ ...server, outDir: site.outDir });
      await server.close();
    },
    // The build takes only seconds, but longer if other tests are running.
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** Uses the project's fonts instead of the machine's, because different fonts change the pictures. */
test.use({
  launchOptions: {
    executablePath: findShell(),
    args: shellArgs,
    // cspell:ignore FONTCONFIG
    env: { ...process.env, FONTCONFIG_FILE: path.resolve('tests/looks/fonts.conf') },
  },
});

/**
 * Returns how to compare pages in this browser with the saved ones. If another renderer drew the saved pages, adds a
 * note to the test.
 */
async function chooseComparison(page: Page): Promise<Comparison> {
  const [here, made] = [await letterDrawerOf(page), keptDrawer()];
  const isOther = made !== undefined && describeDrawer(made) !== describeDrawer(here);
  if (isOther) {
    const description = `Pictures of pages are of ${describeDrawer(made)}, this is ${describeDrawer(here)}.`;
    if (process.env.LOOKS === 'some') {
      throw new Error(`${description} Keep all of them, by leaving out the names.`);
    }
    test.info().annotations.push({ type: drawerAnnotation, description });
  }
  if (!updates) return comparisonFor(made, here);
  keepDrawer(here);
  return 'pixels';
}

/** Replaces content hashes in URLs, because they don't affect the look of a page. */
function withoutHashes(tree: string): string {
  return tree.replaceAll(/\b[0-9a-f]{12}\b/g, 'hash');
}

function judgeTree(place: Place, tree: string, comparison: Comparison): void {
  const name = `${place.kind}-${place.width}-tree`;
  const kept = readKept(treeFile(place))?.toString().trimEnd() ?? '';
  const [now, before] = [tree, kept].map((text) => comparedTree(text, comparison));
  if (now === before) return;
  const words = kept === '' ? 'No tree is kept.' : 'Its accessibility tree has changed.';
  reportTree({ name, words }, kept, tree);
  if (updates) keepTree(place, tree);
  else expect.soft(now, `${name}: ${words} ${advice}`).toBe(before);
}

/** Compares a picture with the saved one. During an update, saves the picture if any pixel differs. */
async function judgePicture(
  place: Place,
  mode: Mode,
  png: Buffer,
  comparison: Comparison,
): Promise<void> {
  const name = `${place.kind}-${place.width}-${mode}`;
  const file = readKept(pictureFile(place, mode));
  const [now, kept] = [await Picture.decode(png), file && (await Picture.decode(file))];
  const { same, words } =
    kept === undefined
      ? { same: false, words: 'No picture is kept' }
      : comparePage(now, kept, comparison);
  if (!same) await reportPicture({ name, words }, kept, now);
  if (updates && kept?.isEqual(now) !== true) await keepPicture(place, mode, png);
  if (!updates) expect.soft(same, `${name}: ${words}. ${advice}`).toBe(true);
}

for (const kind of kinds) {
  for (const width of widths) {
    test(`the page "${kind.name}" matches its saved look at ${width} pixels`, async ({
      page,
      smallSite,
    }) => {
      const place = { kind: kind.name, width };
      await preparePage(page);
      await openKind(page, smallSite.address, kind, width);
      const comparison = await chooseComparison(page);
      judgeTree(place, withoutHashes(await page.locator('body').ariaSnapshot()), comparison);
      for (const mode of modes)
        await judgePicture(place, mode, await shoot(page, mode), comparison);
    });
  }
}

function sheetsOf(html: string): string[] {
  return [...html.matchAll(/assets\/css\/([\w.-]+\.css)/g)].map(([, name = '']) => name);
}

test('the kinds of pages use all style sheets of the site', async ({ request, smallSite }) => {
  const { outDir, address } = smallSite;
  const all = fs
    .readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => sheetsOf(fs.readFileSync(path.join(outDir, file), 'utf8')));
  const shown = new Set<string>();
  for (const kind of kinds) {
    const html = await (await request.get(`${address}${kind.path}`)).text();
    for (const sheet of sheetsOf(html)) shown.add(sheet);
  }
  expect(shown.size).toBeGreaterThan(1);
  expect([...new Set(all)].filter((sheet) => !shown.has(sheet))).toEqual([]);
});
