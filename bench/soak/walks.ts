/**
 * Simulates readers who keep an example open for a long time, or who start and stop many examples
 * in one tab.
 */
import type { Locator, Page } from '@playwright/test';
import { hydrate } from '../transfer';
import { countHeld } from './probe';
import type { Meter, Sample } from './sample';

/** The page of a walk, and the meter that takes its samples. */
export interface Ground {
  readonly page: Page;
  readonly meter: Meter;
  readonly onSample?: (sample: Sample) => void;
}

/** One example per kind of data. */
export const visited = ['cad-basic', 'pointcloud', 'image360'] as const;
/**
 * Example that stays open, and its page. It receives new values every second, and colors the plant
 * accordingly.
 */
export const leftOpen = { name: 'recipe-live-colors', place: 'cookbook/live-colors' } as const;
/** Starts per visit of an example's page: one automatic start, and one after a stop. */
export const startsPerVisit = 2;
/** Page where samples are taken: the gallery. It doesn't run examples, and every page links to it. */
const restPage = 'examples';
/** Time limit of a step, in milliseconds. The software renderer is slow. */
const patience = 300_000;
/** Time for a finished run to free its resources, in milliseconds. */
const timeToLetGo = 5000;

function exampleOn(page: Page, name: string): Locator {
  return page.locator(`[data-example="${name}"]`);
}

/** Waits for the page's state attribute without a handle, because a handle would keep nodes alive. */
async function waitForState(page: Page, name: string, state: string): Promise<void> {
  const failed = page.locator(`[data-example="${name}"][data-state="failed"]`);
  const wanted = page.locator(`[data-example="${name}"][data-state="${state}"]`);
  await wanted.or(failed).first().waitFor({ timeout: patience });
  if ((await failed.count()) > 0) throw new Error(`The example ${name} failed.`);
}

/** Opens the page where samples are taken, and waits until it has replaced the previous page and its links. */
async function rest(page: Page): Promise<void> {
  await follow(page, restPage);
  await page.getByRole('heading', { name: 'Examples', level: 1 }).waitFor({ timeout: patience });
}

/** Clicks a link in the navbar or the gallery. The router opens the page without loading a new document. */
async function follow(page: Page, place: string): Promise<void> {
  // Dispatch the event directly, because the link can be scrolled out of view.
  await page.locator(`a[href$="/${place}"]`).first().dispatchEvent('click');
  await page.waitForURL((url) => url.pathname.endsWith(`/${place}`), { timeout: patience });
}

function press(page: Page, name: string, button: string): Promise<void> {
  const all = exampleOn(page, name).getByRole('button', { name: button, exact: true });
  return all.first().click({ timeout: patience });
}

/**
 * Returns the resources that a run still holds after the time limit. Returns undefined if it freed
 * everything except the allowed number of blob URLs.
 */
async function findHeld({ page, meter }: Ground, pictures: number): Promise<string | undefined> {
  const end = performance.now() + timeToLetGo;
  for (;;) {
    const { contexts, addresses } = await countHeld(page);
    const workers = await meter.countWorkers();
    const frames = page.frames().length - 1;
    if (contexts + workers + frames === 0 && addresses <= pictures) return undefined;
    if (performance.now() > end) {
      return `${frames} frames, ${contexts} contexts, ${workers} workers, ${addresses} blob URLs`;
    }
    await page.waitForTimeout(100);
  }
}

/**
 * Opens the example in the playground. Code completion there runs in a worker that stops when the
 * page closes.
 */
async function openEditor(page: Page, name: string): Promise<void> {
  await exampleOn(page, name)
    .getByRole('link', { name: 'Edit in playground' })
    .click({ timeout: patience });
  await exampleOn(page, name).locator('.cm-content:visible').click({ timeout: patience });
  const help = exampleOn(page, name).getByText('Code completion and type checking are on.');
  await help.waitFor({ timeout: patience });
}

/**
 * Starts the example twice. Stops it with its button the first time, and by opening another page
 * the second time. If `edits` is true, opens the example's editor before the second stop. Returns
 * descriptions of resources that weren't freed.
 */
async function visit(ground: Ground, name: string, edits: boolean): Promise<string[]> {
  const { page } = ground;
  await follow(page, `examples/${name}`);
  await waitForState(page, name, 'running');
  await press(page, name, 'Stop');
  await waitForState(page, name, 'stopped');
  // The last picture of the run uses a blob URL.
  const afterStop = await findHeld(ground, 1);
  await press(page, name, 'Start again');
  await waitForState(page, name, 'running');
  if (edits) await openEditor(page, name);
  await rest(page);
  const afterLeaving = await findHeld(ground, 0);
  return [
    ...(afterStop === undefined ? [] : [`${name} was stopped but didn't release ${afterStop}`]),
    ...(afterLeaving === undefined
      ? []
      : [`After navigation to another page, ${name} didn't release ${afterLeaving}`]),
  ];
}

/** Samples of a walk, and the problems that it found. */
export interface Walked {
  readonly samples: readonly Sample[];
  readonly problems: readonly string[];
}

/**
 * Collects the console messages that the browser logs when it drops the oldest context because
 * there are too many.
 */
function watchContexts(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (/too many active webgl contexts/i.test(message.text())) said.push(message.text());
  });
  return said;
}

/**
 * Starts and stops examples in one tab, `starts` times. After every second start, takes a sample on
 * a page without an example. Also opens the editor of the first example. The tab must show the page
 * of one of the examples. Throws if an example doesn't run.
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
  await rest(page);
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

/**
 * Keeps the tab open for `time` milliseconds with its example running. Takes a sample every `every`
 * milliseconds.
 */
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
