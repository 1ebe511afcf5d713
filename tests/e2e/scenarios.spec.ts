/**
 * Every example of every version does what its page claims: its program, compiled as the site compiles it, runs in
 * the real frame, is driven by its scenario, and looks like its golden image.
 */
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { openFramePage, startFramePageServer } from '../fixtures/framePage';
import { describeDrawer, drawerOf, goldenDrawer, goldenFile } from '../scenarios/golden';
import { differenceLimit, Picture, pixelThreshold } from '../scenarios/picture';
import {
  complaintsOf,
  controlStage,
  exampleRuns,
  hasExamplePage,
  loadScenario,
  preparePage,
  startExample,
  type ExampleRun,
} from '../scenarios/runs';
import { stageSize, type Scenario, type Stage } from '../scenarios/scenario';
import { expect, test as base } from './support';

/** One page per worker: modules and data are loaded once, each run has a frame of its own. */
const test = base.extend<object, { openStage: () => Promise<Page> }>({
  openStage: [
    async ({ browser }, provide) => {
      const server = await startFramePageServer();
      let open: Page | undefined;
      await provide(async () => {
        if (open !== undefined && !open.isClosed()) return open;
        const page = await browser.newPage({ viewport: stageSize });
        // A page whose renderer is gone answers nothing any more: the next test gets a new one.
        page.on('crash', () => void page.close());
        await preparePage(page);
        await openFramePage(page, server);
        open = page;
        return page;
      });
      await open?.close();
      await server.close();
    },
    { scope: 'worker' },
  ],
});

// Loading and drawing on a software renderer.
test.setTimeout(180_000);

const runs = exampleRuns().filter(({ name, versions }) =>
  versions.some((version) => hasExamplePage(version, name)),
);

async function play({ pose, run }: Scenario, stage: Stage): Promise<void> {
  await pose?.(stage);
  await run(stage);
}

for (const { name, versions } of runs) {
  test(`${versions.map(({ label }) => label).join(', ')}: ${name}`, async ({
    openStage,
  }, testInfo) => {
    const scenario = loadScenario(name);
    const page = await openStage();
    const stage = await startExample(page, versions[0], name);
    await scenario.pose?.(stage);
    const picture = await stage.picture();
    await scenario.run(stage);
    expect(await complaintsOf(page)).toEqual([]);

    const [made, here] = [goldenDrawer(), await drawerOf(page)];
    if (made === undefined || describeDrawer(made) !== describeDrawer(here)) {
      const note = `Golden images are of ${made && describeDrawer(made)}, this is ${describeDrawer(here)}: the scenario alone decides.`;
      testInfo.annotations.push({ type: 'golden', description: note });
      console.log(`${name}: ${note}`);
      return;
    }
    for (const version of versions) {
      const file = goldenFile(version, name);
      expect(fs.existsSync(file), `${file} is there; \`npm run example:shots\` makes it`).toBe(
        true,
      );
      const golden = await Picture.decode(file);
      const difference = picture.differenceTo(golden);
      if (difference > differenceLimit) {
        await testInfo.attach('actual', { body: await picture.toPng(), contentType: 'image/png' });
        await testInfo.attach('difference', {
          body: await picture.markDifference(golden),
          contentType: 'image/png',
        });
      }
      expect(
        difference,
        `share of pixels that differ (by more than ${pixelThreshold}) from ${file}`,
      ).toBeLessThanOrEqual(differenceLimit);
    }
  });
}

/**
 * Control runs: a scenario that held for any program would prove nothing. Each is run against the plain model, and
 * the plain model's against the point cloud, in the newest version that has the example.
 */
const plain = 'cad-basic';
const names = [...new Set(runs.map(({ name }) => name))];

/** What the scenario of an example has to fail for: a run in the newest version that has the example. */
function controlRun(name: string): ExampleRun | undefined {
  const against = name === plain ? 'pointcloud' : plain;
  const newest = runs.find((run) => run.name === name)?.versions[0];
  return runs.find(
    (run) => run.name === against && newest !== undefined && run.versions.includes(newest),
  );
}

/** Programs that are run once each, with the scenarios that have to fail for them. */
const controls = new Map<ExampleRun, string[]>();
for (const name of names) {
  const run = controlRun(name);
  if (run !== undefined) controls.set(run, [...(controls.get(run) ?? []), name]);
}

test('every scenario has a control run', () => {
  expect([...controls.values()].flat().sort()).toEqual([...names].sort());
});

for (const [run, scenarios] of controls) {
  const label = run.versions.map((version) => version.label).join(', ');
  test(`control: other scenarios fail for ${run.name} of ${label}`, async ({ openStage }) => {
    test.setTimeout(600_000);
    const page = await openStage();
    const stage = controlStage(await startExample(page, run.versions[0], run.name));
    const start = await stage.camera();
    for (const name of scenarios) {
      const scenario = loadScenario(name);
      await stage.setCamera(start);
      await expect(play(scenario, stage), `${name} fails`).rejects.toThrow();
      // It failed on what it saw, not because the browser or the program had stopped.
      expect(await stage.viewer((viewer) => viewer.models.length)).toBe(1);
    }
  });
}
