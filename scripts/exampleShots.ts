/**
 * `npx tsx scripts/exampleShots.ts [name …] [--only 3.x,2.x] [--missing] [--goldens] [--check]`: runs examples and
 * their scenarios without a built site. Updates their golden images (640×360 px) and posters (1280×720 px). If a
 * scenario fails, the example keeps its old images. A report shows old and new images side by side.
 *
 * - `--missing` skips examples that have all their images.
 * - `--goldens` doesn't update posters.
 * - `--posters` updates only posters, and doesn't run scenarios.
 * - `--check` doesn't write images.
 *
 * If an example's first view doesn't show the effect of the example, `helpers/posters.ts` draws the poster.
 */
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { selectVersions, readVersions } from '@reveal-docs/versions';
import type { PosterMode } from '@reveal-docs/versions/addresses/poster';
import { posterFile, posterModes } from '../src/plugins/examples/pictures';
import {
  type Complaints,
  describeDrawer,
  drawerOf,
  type ExampleRun,
  exampleRuns,
  goldenDrawer,
  goldenFile,
  hasScenario,
  loadScenario,
  openFramePage,
  Picture,
  preparePage,
  type Scenario,
  type Stage,
  stageSize,
  startExample,
  startFramePageServer,
  watchComplaints,
  writeGoldenDrawer,
} from '../tests/tools';
import { ensureChromium, pictureArgs, viewArgs } from './helpers/chromium';
import { openShotsReport, type ShotsResult } from './helpers/exampleShotsReport';
import { type DrawPoster, posters, posterSize } from './helpers/posters';
import { main } from './helpers/run';
import { drawingFits, encodeWithin, logo, resizeStage } from './helpers/shots';

const posterBytes = 62_000;
const qualities = [82, 74, 66, 58, 50, 42];

interface Options {
  readonly names: readonly string[];
  readonly folders: readonly string[];
  readonly missing: boolean;
  readonly goldens: boolean;
  readonly posters: boolean;
  readonly check: boolean;
}

function readOptions(args: readonly string[]): Options {
  const only = args.indexOf('--only');
  const versions = selectVersions(readVersions(), only < 0 ? undefined : args[only + 1]);
  const posters = args.includes('--posters');
  const check = args.includes('--check');
  if (posters && check) throw new Error("`--check` can't check posters. Omit `--posters`.");
  return {
    names: args.filter((arg, index) => !arg.startsWith('--') && (only < 0 || index !== only + 1)),
    folders: versions.map(({ folder }) => folder),
    missing: args.includes('--missing'),
    goldens: args.includes('--goldens'),
    posters,
    check,
  };
}

/**
 * Takes screenshots until two consecutive ones are equal, because the browser can still show a frame of the previous
 * size after a resize. Throws if this doesn't happen.
 */
async function shootAtRest(stage: Stage): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let count = 0; count < 10; count++) {
    await stage.still();
    const picture = await stage.screenshot(posterSize);
    if (last?.equals(picture)) return picture;
    last = picture;
  }
  throw new Error('No two screenshots of the poster are the same. Stop animations in the example.');
}

/** Hides the SDK's logo and the controls, because posters show only the effect of the program. */
const posterStyles = `[data-poster] :is(${logo}, .lil-gui) { display: none !important; }`;

async function shootPoster(stage: Stage, draw: DrawPoster | undefined): Promise<Buffer> {
  await stage.frame.addStyleTag({ content: posterStyles });
  await resizeStage(stage.page, posterSize);
  await drawingFits(stage.page, posterSize);
  const shootWithoutPanel = async (): Promise<Buffer> => {
    const hide = (isHidden: boolean) =>
      stage.frame
        .locator('html')
        .evaluate((root, hidden) => root.toggleAttribute('data-poster', hidden), isHidden);
    await hide(true);
    const picture = await shootAtRest(stage);
    await hide(false);
    return picture;
  };
  const picture = await (draw === undefined ? shootWithoutPanel() : draw(stage, shootWithoutPanel));
  await resizeStage(stage.page, stageSize);
  await drawingFits(stage.page, stageSize);
  return encodeWithin(picture, posterBytes, qualities);
}

async function writeFile(file: string, content: Buffer): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, content);
}

async function readPicture(file: string): Promise<Picture | undefined> {
  const content = await fs.readFile(file).catch(() => undefined);
  return content === undefined ? undefined : Picture.decode(content);
}

function hasPictures({ name, versions }: ExampleRun): boolean {
  return versions.every((version) =>
    [
      ...posterModes(version, name).map((mode) => posterFile(version, name, mode)),
      ...(hasScenario(version, name) ? [goldenFile(version, name)] : []),
    ].every((file) => existsSync(file)),
  );
}

interface Studio {
  readonly page: Page;
  readonly complaints: Complaints;
  readonly posterPage: Page;
}

/** Returns the scenario of an example. Returns undefined if a guide's test covers the program instead. */
function scenarioOf({ name, versions }: ExampleRun): Scenario | undefined {
  const driven = versions.some((version) => hasScenario(version, name));
  return driven ? loadScenario(name) : undefined;
}

async function poseExample(page: Page, run: ExampleRun, mode?: PosterMode): Promise<Stage> {
  const stage = await startExample(page, run.versions[0], run.name, mode);
  await scenarioOf(run)?.pose?.(stage);
  return stage;
}

async function updatePosters(studio: Studio, run: ExampleRun, missing: boolean): Promise<void> {
  for (const mode of posterModes(run.versions[0], run.name)) {
    const isThere = run.versions.every((version) =>
      existsSync(posterFile(version, run.name, mode)),
    );
    if (!missing || !isThere) await updatePoster(studio, run, mode);
  }
}

async function updatePoster(
  studio: Studio,
  run: ExampleRun,
  mode: PosterMode | undefined,
): Promise<void> {
  const { name, versions } = run;
  const onGoldenPage = scenarioOf(run)?.posterAsGolden === true;
  const posterPage = onGoldenPage ? studio.page : studio.posterPage;
  const poster = await shootPoster(await poseExample(posterPage, run, mode), posters[name]);
  // Write the file of the oldest version first, so that newer versions can share it.
  for (const version of [...versions].reverse()) {
    await writeFile(posterFile(version, name, mode), poster);
  }
}

/** Runs an example, and writes the images of all versions that share the run. */
async function shoot(studio: Studio, run: ExampleRun, options: Options): Promise<ShotsResult> {
  const { name, versions } = run;
  const scenario = scenarioOf(run);
  const { complaints } = studio;
  if (options.posters) {
    await updatePosters(studio, run, options.missing);
    return { run };
  }
  complaints.errors.length = complaints.outside.length = 0;
  const stage = await poseExample(studio.page, run);
  const now = await stage.picture();
  const before = await readPicture(goldenFile(versions[0], name));
  const result = { run, now, before };
  try {
    await scenario?.run(stage);
    const wrong = [...complaints.errors, ...complaints.outside];
    if (scenario !== undefined) {
      wrong.push(
        ...(await stage.unusedLabels()).map(
          (label) => `The scenario doesn't use the control ${label}.`,
        ),
      );
    }
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  } catch (error) {
    return { ...result, failure: error instanceof Error ? error.message : String(error) };
  }
  if (options.check) return result;
  // Write the file of the oldest version first, so that newer versions can share it.
  for (const version of scenario === undefined ? [] : [...versions].reverse()) {
    await writeFile(goldenFile(version, name), await now.toPng());
  }
  if (options.goldens) return result;
  await updatePosters(studio, run, options.missing);
  return result;
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: posterSize });
  await preparePage(page);
  await openFramePage(page, { address });
  return page;
}

async function openStudio(browsers: readonly [Browser, Browser], address: string): Promise<Studio> {
  const [page, posterPage] = await Promise.all([
    openPage(browsers[0], address),
    openPage(browsers[1], address),
  ]);
  return { page, posterPage, complaints: watchComplaints(page, address) };
}

/** Throws if some golden images wouldn't be updated, but a different browser or renderer has rendered them. */
function checkDrawer(made: string | undefined, here: string, { names, missing }: Options): void {
  if (made === undefined || made === here || (names.length === 0 && !missing)) return;
  throw new Error(
    `The golden images were rendered by ${made}, but this machine uses ${here}. To update all images, omit the names.`,
  );
}

main(async () => {
  const options = readOptions(process.argv.slice(2));
  const { names, folders, missing, check } = options;
  const chosen = exampleRuns().filter(
    ({ name, versions }) =>
      (names.length === 0 || names.includes(name)) &&
      versions.some(({ folder }) => folders.includes(folder)),
  );
  if (chosen.length === 0)
    throw new Error(`Unknown example ${names.join(', ')}. Check the spelling.`);
  const runs = missing ? chosen.filter((run) => !hasPictures(run)) : chosen;
  const server = await startFramePageServer();
  const executablePath = ensureChromium();
  const browsers = [
    await chromium.launch({ executablePath, args: viewArgs }),
    await chromium.launch({ executablePath, args: pictureArgs }),
  ] as const;
  const report = await openShotsReport();
  let failed = 0;
  try {
    let studio = await openStudio(browsers, server.address);
    const [made, here] = [goldenDrawer(), await drawerOf(studio.page)];
    if (!check) checkDrawer(made && describeDrawer(made), describeDrawer(here), options);
    for (const run of runs) {
      const start = performance.now();
      const result = await shoot(studio, run, options).catch((error: unknown): ShotsResult => ({
        run,
        failure: error instanceof Error ? error.message : String(error),
      }));
      if (result.failure !== undefined) {
        // Open new pages, because these pages might be in any state after a failure.
        await Promise.all([studio.page.close(), studio.posterPage.close()]);
        studio = await openStudio(browsers, server.address);
      }
      const verdict = await report.add(result);
      if (result.failure !== undefined) failed += 1;
      else if (!check) writeGoldenDrawer(here);
      const label = `${run.versions.map((version) => version.folder).join(' = ')}: ${run.name}`;
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      console.log(`${label}: ${result.failure ?? 'passed'}; ${verdict} (${seconds} s)`);
    }
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await server.close();
  }
  console.log(`Report: ${report.file}`);
  if (failed > 0) throw new Error(`${failed} of ${runs.length} runs failed. See the report.`);
});
