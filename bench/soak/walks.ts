/** What a reader does for long: leave an example open, and start and stop many in one tab. */
import type { Locator, Page } from '@playwright/test';
import { hydrate } from '../transfer';
import { countHeld } from './probe';
import type { Meter, Sample } from './sample';

/** Where a walk takes place. */
export interface Ground {
  readonly page: Page;
  readonly meter: Meter;
  /** Told of each sample as it is taken. */
  readonly onSample?: (sample: Sample) => void;
}

/** Examples of each kind of data, which stand side by side in the sidebar. */
export const visited = ['cad-basic', 'pointcloud', 'image360'] as const;
/** The example that is left open, and its page: it gets new values each second and colors the plant by them. */
export const leftOpen = { name: 'recipe-live-colors', place: 'cookbook/live-colors' } as const;
/** Starts on each visit of an example's page: it starts by itself, and again after a stop. */
export const startsPerVisit = 2;
/** A page beside them without an example, where the tab is at rest. */
const restPage = 'concepts';
/** Milliseconds that a step may take: a software renderer draws slowly. */
const patience = 300_000;
/** Milliseconds in which a run that has ended must have given back what it held. */
const timeToLetGo = 5000;

function exampleOn(page: Page, name: string): Locator {
  return page.locator(`[data-example="${name}"]`);
}

/** Waits by the page's own mark, and keeps no handle: one would hold the page's nodes. */
async function waitForState(page: Page, name: string, state: string): Promise<void> {
  const failed = page.locator(`[data-example="${name}"][data-state="failed"]`);
  const wanted = page.locator(`[data-example="${name}"][data-state="${state}"]`);
  await wanted.or(failed).first().waitFor({ timeout: patience });
  if ((await failed.count()) > 0) throw new Error(`The example ${name} failed.`);
}

/** Follows a link of the sidebar, as the router does: without a new document. */
async function follow(page: Page, place: string): Promise<void> {
  // An event of its own: the sidebar may have scrolled the link out of sight.
  await page.locator(`nav.menu a[href$="/${place}"]`).first().dispatchEvent('click');
  await page.waitForURL((url) => url.pathname.endsWith(`/${place}`), { timeout: patience });
}

function press(page: Page, name: string, button: string): Promise<void> {
  const all = exampleOn(page, name).getByRole('button', { name: button, exact: true });
  return all.first().click({ timeout: patience });
}

/**
 * What is held still after a run has ended and had its time; undefined when all is given back but so many blob
 * addresses.
 */
async function findHeld({ page, meter }: Ground, pictures: number): Promise<string | undefined> {
  const end = performance.now() + timeToLetGo;
  for (;;) {
    const { contexts, addresses } = await countHeld(page);
    const workers = await meter.countWorkers();
    const frames = page.frames().length - 1;
    if (contexts + workers + frames === 0 && addresses <= pictures) return undefined;
    if (performance.now() > end) {
      return `${frames} frames, ${contexts} contexts, ${workers} workers, ${addresses} addresses`;
    }
    await page.waitForTimeout(100);
  }
}

/** Opens the editor with its help: a worker of the page, which ends with the example. */
async function openEditor(page: Page, name: string): Promise<void> {
  await press(page, name, 'Edit');
  await exampleOn(page, name).locator('.cm-content:visible').click({ timeout: patience });
  const help = exampleOn(page, name).getByText('Completion and type errors are on.');
  await help.waitFor({ timeout: patience });
}

/**
 * Starts the example twice, ends it by its button and by leaving its page, and says what either did not give back. One
 * that is edited has its editor open when it is left.
 */
async function visit(ground: Ground, name: string, edits: boolean): Promise<string[]> {
  const { page } = ground;
  await follow(page, `examples/${name}`);
  await waitForState(page, name, 'running');
  await press(page, name, 'Stop');
  await waitForState(page, name, 'stopped');
  // The last picture of the run has an address.
  const afterStop = await findHeld(ground, 1);
  await press(page, name, 'Start again');
  await waitForState(page, name, 'running');
  if (edits) await openEditor(page, name);
  await follow(page, restPage);
  const afterLeaving = await findHeld(ground, 0);
  return [
    ...(afterStop === undefined ? [] : [`${name} was stopped and held ${afterStop}`]),
    ...(afterLeaving === undefined ? [] : [`${name} was left and held ${afterLeaving}`]),
  ];
}

/** What a walk found: its samples, and what was wrong at single steps. */
export interface Walked {
  readonly samples: readonly Sample[];
  readonly problems: readonly string[];
}

/** Browsers end the oldest of too many contexts, and say so. */
function watchContexts(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (/too many active webgl contexts/i.test(message.text())) said.push(message.text());
  });
  return said;
}

/**
 * Starts and stops examples in one tab, `starts` times, and takes a sample on a page without an example after each
 * second start. The first of them is also edited. The tab must show the page of one of them. Throws when an example
 * does not run.
 */
export async function startAndStop(
  ground: Ground,
  starts: number,
  names: readonly string[] = visited,
): Promise<Walked> {
  const { page, meter, onSample } = ground;
  const problems = watchContexts(page);
  const samples: Sample[] = [];
  await hydrate(page);
  await follow(page, restPage);
  for (let at = 0; at < starts;) {
    const turn = (at / startsPerVisit) % names.length;
    problems.push(...(await visit(ground, names[turn] ?? visited[0], turn === 0)));
    at += startsPerVisit;
    const sample = { at, figures: await meter.take() };
    samples.push(sample);
    onSample?.(sample);
  }
  return { samples, problems };
}

/** Leaves the tab open for so many milliseconds with its example running, and takes a sample each `every` of them. */
export async function leaveOpen(
  { page, meter, onSample }: Ground,
  name: string,
  { time, every }: { readonly time: number; readonly every: number },
): Promise<Walked> {
  const problems = watchContexts(page);
  const samples: Sample[] = [];
  await hydrate(page);
  await waitForState(page, name, 'running');
  const start = performance.now();
  for (let next = 0; next <= time; next += every) {
    await page.waitForTimeout(Math.max(0, start + next - performance.now()));
    await waitForState(page, name, 'running');
    const at = (performance.now() - start) / 60_000;
    const sample = { at, figures: await meter.take() };
    samples.push(sample);
    onSample?.(sample);
  }
  return { samples, problems };
}
