/**
 * Pages of all kinds look as they did, on a site with fixed text: their accessibility trees, and their pictures in light and
 * dark, wide and narrow. With `LOOKS=update`, which `npm run looks -- --update` sets, what they look like now is kept.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { RunningServer } from '../../scripts/helpers/server';
import { openSharedSite } from '../fixtures/sharedSite';
import { serveFixtureSite } from '../fixtures/site';
import { comparePage } from '../looks/compare';
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
import { comparisonFor, describeDrawer, type Drawer } from '../scenarios/golden';
import { drawerAnnotation } from '../scenarios/goldenReporter';
import { Picture } from '../scenarios/picture';
import { expect, test as base } from './support';

const updates = process.env.LOOKS === 'update';
const advice = `${reportFile} shows before, after and difference. If it is meant to look so, \`npm run looks -- --update\` keeps it.`;

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
    // A build takes seconds on its own, and more beside other tests.
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** Compares the tree with the one that is kept, or keeps it. */
function judgeTree(place: Place, tree: string): void {
  const name = `${place.kind}-${place.width}-tree`;
  const kept = readKept(treeFile(place))?.toString().trimEnd();
  if (kept === tree) return;
  const words = kept === undefined ? 'No tree is kept.' : 'Its accessibility tree is another one.';
  reportTree({ name, words }, kept ?? '', tree);
  if (updates) keepTree(place, tree);
  else expect.soft(tree, `${name}: ${words} ${advice}`).toBe(kept);
}

/** Compares a picture with the one that is kept, or keeps it where any pixel differs. */
async function judgePicture(place: Place, mode: Mode, png: Buffer, here: Drawer): Promise<void> {
  const name = `${place.kind}-${place.width}-${mode}`;
  const file = readKept(pictureFile(place, mode));
  const [now, kept] = [await Picture.decode(png), file && (await Picture.decode(file))];
  const { same, words } =
    kept === undefined
      ? { same: false, words: 'No picture is kept.' }
      : comparePage(now, kept, updates ? 'pixels' : comparisonFor(keptDrawer(), here));
  if (!same) await reportPicture({ name, words }, kept, now);
  if (updates && kept?.isEqual(now) !== true) await keepPicture(place, mode, png);
  if (!updates) expect.soft(same, `${name}: ${words}. ${advice}`).toBe(true);
}

for (const kind of kinds) {
  for (const width of widths) {
    test(`the page "${kind.name}" looks as it did at ${width} pixels`, async ({
      page,
      smallSite,
    }) => {
      const place = { kind: kind.name, width };
      await preparePage(page);
      await openKind(page, smallSite.address, kind, width);
      const [here, made] = [await letterDrawerOf(page), keptDrawer()];
      if (updates) keepDrawer(here);
      else if (made === undefined || describeDrawer(made) !== describeDrawer(here)) {
        const description = `Pictures of pages are of ${made === undefined ? 'an unknown browser' : describeDrawer(made)}, this is ${describeDrawer(here)}.`;
        test.info().annotations.push({ type: drawerAnnotation, description });
      }
      judgeTree(place, await page.locator('body').ariaSnapshot());
      for (const mode of modes) await judgePicture(place, mode, await shoot(page, mode), here);
    });
  }
}

/** Names of the style sheets that a page's HTML links to. */
function sheetsOf(html: string): string[] {
  return [...html.matchAll(/assets\/css\/([\w.-]+\.css)/g)].map(([, name = '']) => name);
}

test('the kinds of pages have all style sheets that pages of the site link to', async ({
  request,
  smallSite,
}) => {
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
