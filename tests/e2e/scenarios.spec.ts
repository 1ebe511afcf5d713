/**
 * Checks every example page of the built site: whether the example runs, its logs, its requests, its golden image, and
 * its scenario. `npm test` checks each example only in its newest version, and only if that version is Next or the
 * latest. It skips the details of some scenarios. `npm run test:all` covers the rest.
 */
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { frameBudget } from '@reveal-docs/runner/budget';
import {
  compareWithGolden,
  comparisonFor,
  describeDrawer,
  drawerOf,
  goldenDrawer,
  goldenFile,
} from '../scenarios/golden';
import {
  comparedAnnotation,
  drawerAnnotation,
  goldenAnnotation,
} from '../scenarios/goldenReporter';
import { examplePages, type ExamplePage } from '../scenarios/pages';
import { Picture } from '../scenarios/picture';
import { clickAt } from '../scenarios/pointer';
import {
  controlStage,
  exampleRuns,
  framePeak,
  loadScenario,
  openExample,
  preparePage,
  showViewOnly,
  watchComplaints,
  type Complaints,
} from '../scenarios/runs';
import { Stage, stageSize, type Scenario } from '../scenarios/scenario';
import { skipUnseenFrames } from '../scenarios/stage/drawing';
import { latest, older } from '../fixtures/versions';
import { expect, test as base } from './support';

/**
 * A browser page that is used for all examples of a worker, one after another, so that modules and data load only once.
 */
interface Theater {
  readonly page: Page;
  readonly complaints: Complaints;
}

const test = base.extend<object, { openTheater: () => Promise<Theater> }>({
  openTheater: [
    async ({ browser }, provide, { project }) => {
      let open: Theater | undefined;
      await provide(async () => {
        if (open !== undefined && !open.page.isClosed()) {
          open.complaints.errors.length = open.complaints.outside.length = 0;
          return open;
        }
        // In a larger window, the software renderer would also have to draw the rest of the page.
        const page = await browser.newPage({ viewport: stageSize });
        // A page whose renderer has crashed never responds again, so close the page. The next test then opens a new
        // one.
        page.on('crash', () => void page.close());
        await preparePage(page);
        await showViewOnly(page);
        await skipUnseenFrames(page);
        open = { page, complaints: watchComplaints(page, project.use.baseURL ?? '') };
        return open;
      });
      await open?.page.close();
    },
    { scope: 'worker' },
  ],
});

const pages = examplePages();
const runs = exampleRuns();

function runOf({ version, name }: ExamplePage) {
  return runs.find(
    (run) => run.name === name && run.versions.some(({ folder }) => folder === version.folder),
  );
}

/** Whether the scenario runs on this page. If versions share a program and modules, their scenario runs only once. */
function isDriven(page: ExamplePage): boolean {
  const first = runOf(page)?.versions.find(({ folder }) =>
    pages.some((other) => other.name === page.name && other.version.folder === folder),
  );
  return first === undefined || first.folder === page.version.folder;
}

function isOlder({ folder }: ExamplePage['version']): boolean {
  return older.some((version) => version.folder === folder);
}

/**
 * Whether all engines test this page. They test one example per kind of data in the latest version, and one example per
 * older version.
 */
function isForAllEngines({ version, name }: ExamplePage): boolean {
  if (version.folder === latest.folder)
    return ['cad-basic', 'pointcloud', 'image360'].includes(name);
  return name === 'cad-basic' && isOlder(version);
}

async function play({ pose, run, details }: Scenario, stage: Stage): Promise<void> {
  await pose?.(stage);
  await run(stage);
  await details?.(stage);
}

/** Compares the stage with the page's golden image. How it compares them depends on this browser's renderer. */
async function compare(stage: Stage, name: string, scenario: Scenario): Promise<void> {
  const [made, here] = [goldenDrawer(), await drawerOf(stage.page)];
  const comparison = comparisonFor(made, here);
  if (made === undefined || describeDrawer(made) !== describeDrawer(here)) {
    test.info().annotations.push({
      type: drawerAnnotation,
      description: `Golden images are of ${made === undefined ? 'an unknown browser' : describeDrawer(made)}, this is ${describeDrawer(here)}.`,
    });
  }
  const file = goldenFile(stage.version, name);
  expect(
    fs.existsSync(file),
    `${file} is there; \`npx tsx scripts/exampleShots.ts\` makes it`,
  ).toBe(true);
  const [picture, golden] = [await stage.picture(), await Picture.decode(file)];
  const limits = scenario.otherRenderers?.(stage);
  const { same, words } = compareWithGolden(picture, golden, comparison, limits);
  test.info().annotations.push({ type: comparedAnnotation, description: comparison });
  if (!same) {
    const keep = async (title: string, png: Promise<Buffer>) => {
      const kept = test.info().outputPath(`${title}.png`);
      fs.writeFileSync(kept, await png);
      await test.info().attach(title, { path: kept, contentType: 'image/png' });
    };
    await keep('actual', picture.toPng());
    await keep('difference', picture.markDifference(golden));
  }
  // Don't stop the test here, because the scenario's error message might explain the difference.
  expect.soft(same, `${file}: ${words}`).toBe(true);
}

/**
 * Opens a page, and checks its picture (`look`), its scenario (`drive`), or both. `all` includes the scenario's
 * details.
 */
async function check(
  { page, complaints }: Theater,
  site: string,
  listed: ExamplePage,
  checks: { readonly look?: boolean; readonly drive?: 'run' | 'all' },
): Promise<void> {
  const { name } = listed;
  const stage = await openExample(page, site, listed);
  const scenario = loadScenario(name);
  await scenario.pose?.(stage);
  if (checks.look) await compare(stage, name, scenario);
  const { drive } = checks;
  if (drive !== undefined) await scenario.run(stage);
  if (drive === 'all') await scenario.details?.(stage);
  if (drive === 'all' || (drive === 'run' && scenario.details === undefined)) {
    expect(await stage.unusedLabels(), 'controls that the scenario leaves out').toEqual([]);
  }
  expect(complaints).toEqual({ errors: [], outside: [] });
  // An example must use at most a tenth of the message budget, which protects the page from floods of messages.
  const { messages, bytes } = await framePeak(page);
  expect(messages, 'messages within a second').toBeGreaterThan(0);
  expect(messages, 'messages within a second').toBeLessThanOrEqual(frameBudget.messages / 10);
  expect(bytes, 'bytes within a second').toBeLessThanOrEqual(frameBudget.bytes / 10);
}

/**
 * Maps each example to its page in the newest version. `pages` starts with the newest version. Because the map keeps
 * the last page for each name, the order is reversed first.
 */
const newest = new Map(pages.toReversed().map((listed) => [listed.name, listed]));

// Start with the oldest version. Otherwise, its longest example would run alone at the end.
for (const listed of pages.toReversed()) {
  const { version, name } = listed;
  const title = `${version.label}: ${name}`;
  const isNewest = newest.get(name) === listed;
  const inAll = isForAllEngines(listed);
  const tag = inAll ? '@engines' : [];
  const run: Parameters<typeof test>[2] = async ({ openTheater, site, browserName }) => {
    // Chromium drew the golden images, so other engines compare only some of the pages.
    const look = inAll || browserName === 'chromium';
    await check(await openTheater(), site, listed, { look, ...(isNewest && { drive: 'run' }) });
  };
  const details = {
    tag,
    annotation: { type: goldenAnnotation, description: inAll ? 'every engine' : 'Chromium' },
  };
  // If only older versions have the example, `npm test` doesn't run it.
  if (isNewest && isOlder(version)) test(`${title} @all`, details, run);
  else if (isNewest) test(`${version.label}: ${name}`, details, run);
  else test(`${title} matches its golden image @all`, details, run);
  if (isNewest ? loadScenario(name).details !== undefined : isDriven(listed)) {
    test(`${title} passes its whole scenario @all`, async ({ openTheater, site }) => {
      await check(await openTheater(), site, listed, { drive: 'all' });
    });
  }
}

/**
 * Opens a page whose frame contains a small panel. The frame also contains a hidden element that can cover part of the
 * panel.
 */
async function openPanel(page: Page): Promise<Stage> {
  const options = ['One', 'Two', 'Three', 'Four'].map((name) => `<option>${name}`).join('');
  const panel = `<body style="margin:0"><div class="lil-gui">
    <div class="lil-controller"><label><div class="lil-name">Tick</div><input type="checkbox"></label></div>
    <div class="lil-controller"><button><span class="lil-name">Free</span></button></div>
    <div class="lil-controller"><button><span class="lil-name">Covered</span></button></div>
    <div class="lil-controller lil-disabled"><div class="lil-name">Told</div><input value="10"></div>
    <div class="lil-controller"><div class="lil-name">Pick</div><select>${options}</select></div>
    <div class="lil-controller"><div class="lil-name">Same</div><select>${options}</select></div>
  </div><p style="position:absolute;top:0;left:0;width:300px;height:300px;margin:0" hidden></p>`;
  await page.setContent('<body style="margin:0"><iframe width="640" height="360"></iframe>');
  const frame = page.frames()[1];
  if (frame === undefined) throw new Error('The page has no frame.');
  await frame.setContent(panel);
  // Clicks on covered controls fail after this time. Even the slowest engine clicks other controls faster.
  page.setDefaultTimeout(3000);
  const version = pages[0]?.version;
  if (version === undefined) throw new Error('There is no page.');
  return new Stage(page, frame, version, 1000);
}

test('controls and options that a scenario doesn’t use are listed, even covered ones', async ({
  page,
}) => {
  const stage = await openPanel(page);
  const options = ['One', 'Two', 'Three', 'Four'].map((name) => `option "${name}"`);
  expect(await stage.unusedLabels()).toEqual([
    ...['Tick', 'Free', 'Covered', 'Told', 'Pick', 'Same'],
    ...options,
  ]);
  await stage.control('Pick').set('Two');
  await stage.control('Same').set('Three');
  // Lists with the same options count as one list. "One" was the initial option, "Two" was selected in the first list,
  // and "Three" was selected in the second list.
  expect(await stage.unusedLabels()).toEqual(['Tick', 'Free', 'Covered', 'Told', 'option "Four"']);
  await stage.control('Pick').set('Four');
  await stage.control('Tick').set(true);
  expect(await stage.control('Told').value()).toBe('10');
  // Reading a control's value doesn't count as use.
  expect(await stage.control('Tick').value()).toBe('true');
  await stage.control('Free').press();
  await stage.frame.locator('p').evaluate((cover) => cover.removeAttribute('hidden'));
  await expect(stage.control('Covered').press()).rejects.toThrow(/intercepts pointer events/);
  expect(await stage.unusedLabels()).toEqual(['Covered']);
  await stage.frame.locator('p').evaluate((cover) => {
    cover.outerHTML = '<button>Own</button><label for="name">Name</label><input id="name">';
  });
  expect(await stage.unusedLabels()).toEqual(['Covered', 'button "Own"', 'input "Name"']);
  await stage.button('Own').press();
  expect(await stage.unusedLabels()).toEqual(['Covered', 'input "Name"']);
  await stage.field('Name').type('P-101');
  expect(await stage.unusedLabels()).toEqual(['Covered']);
});

test('a click lasts 20 ms by its timestamps, however busy the page is', async ({ page }) => {
  await page.setContent('<body style="margin:0;height:100vh">');
  await page.evaluate(() => {
    const times: [string, number][] = [];
    Object.assign(window, { times });
    const stall = (milliseconds: number) => {
      for (const end = performance.now() + milliseconds; performance.now() < end;);
    };
    for (const type of ['pointerdown', 'pointerup', 'dblclick']) {
      window.addEventListener(type, (event) => {
        times.push([type, event.timeStamp]);
        // Simulate a software renderer, which can take this long to draw a picture.
        stall(400);
      });
    }
  });
  const times = async () =>
    page.evaluate(() => (window as unknown as { times: [string, number][] }).times.splice(0));
  await clickAt(page, [50, 50]);
  const [down, up, ...rest] = await times();
  expect([down?.[0], up?.[0], rest.length]).toEqual(['pointerdown', 'pointerup', 0]);
  expect((up?.[1] ?? 0) - (down?.[1] ?? 0)).toBeCloseTo(20, 0);
  await clickAt(page, [50, 50], 2);
  const double = await times();
  expect(double.map(([type]) => type)).toEqual([
    ...['pointerdown', 'pointerup', 'pointerdown', 'pointerup', 'dblclick'],
  ]);
  expect((double[3]?.[1] ?? 0) - (double[0]?.[1] ?? 0)).toBeCloseTo(140, 0);
});

/**
 * The example for control runs, which prove that scenarios don't pass with just any program. Every other scenario must
 * fail on this example's page. This example's own scenario must fail on the page of `pointcloud`.
 */
const plain = 'cad-basic';
const names = [...new Set(pages.map(({ name }) => name))];

/** Returns a page on which the scenario of an example must fail. */
function controlPage(name: string): ExamplePage | undefined {
  const against = name === plain ? 'pointcloud' : plain;
  const folder = pages.find((page) => page.name === name)?.version.folder;
  return pages.find((page) => page.name === against && page.version.folder === folder);
}

/** The pages for control runs, each with the scenarios that must fail on that page. */
const controls = new Map<ExamplePage, string[]>();
for (const name of names) {
  const page = controlPage(name);
  if (page !== undefined) controls.set(page, [...(controls.get(page) ?? []), name]);
}

test('every scenario has a control run @all', () => {
  expect([...controls.values()].flat().sort()).toEqual([...names].sort());
});

for (const [listed, scenarios] of controls) {
  const { version, name: program } = listed;
  test(`control: the scenarios of other examples fail for ${program} of ${version.label} @all`, async ({
    openTheater,
    site,
  }) => {
    test.setTimeout(600_000);
    const { page } = await openTheater();
    const stage = controlStage(await openExample(page, site, listed));
    const start = await stage.camera();
    for (const name of scenarios) {
      const scenario = loadScenario(name);
      await stage.setCamera(start);
      await expect(play(scenario, stage), `${name} fails`).rejects.toThrow();
      // Make sure that the browser and the program haven't stopped, because the scenario must fail for another reason.
      expect(await stage.viewer((viewer) => viewer.models.length)).toBe(1);
    }
  });
}
