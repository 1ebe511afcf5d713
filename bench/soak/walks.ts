/**
 * Simulates two readers. One keeps an example open for a long time, and the other starts and stops many examples in one
 * tab.
 */
import type { Locator, Page } from '@playwright/test';
import { hydrate } from '../transfer';
import { countHeld } from './probe';
import type { Meter, Sample } from './sample';

export interface Ground {
  readonly page: Page;
  readonly meter: Meter;
  readonly onSample?: (sample: Sample) => void;
}

/** One example per kind of data. */
export const visited = ['cad-basic', 'pointcloud', 'image360'] as const;
/** Example to keep open. Every second, it receives new values and colors the plant. */
export const leftOpen = { name: 'recipe-live-colors', place: 'cookbook/live-colors' } as const;
/** Number of starts per visit to an example's page: one automatic start, and one after a stop. */
export const startsPerVisit = 2;
/** Page for taking samples. The gallery doesn't run examples, and every page links to it. */
const restPage = 'examples';
/** Time limit for a step, in milliseconds. The software renderer is slow. */
const patience = 300_000;
/** Maximum time in which a finished run must free its resources, in milliseconds. */
const timeToLetGo = 5000;

function exampleOn(page: Page, name: string): Locator {
  return page.locator(`[data-example="${name}"]`);
}

/** Waits without an element handle, because a handle would keep nodes alive. */
async function waitForState(page: Page, name: string, state: string): Promise<void> {
  const failed = page.locator(`[data-example="${name}"][data-state="failed"]`);
  const wanted = page.locator(`[data-example="${name}"][data-state="${state}"]`);
  await wanted.or(failed).first().waitFor({ timeout: patience });
  if ((await failed.count()) > 0) throw new Error(`The example ${name} failed.`);
}

/**
 * Opens the page on which samples are taken. Waits until the page's content and links have replaced those of the
 * previous page.
 */
async function rest(page: Page): Promise<void> {
  await follow(page, restPage);
  await page.getByRole('heading', { name: 'Examples', level: 1 }).waitFor({ timeout: patience });
}

/** Clicks a link, so that the router opens the page without loading a new document. */
async function follow(page: Page, place: string): Promise<void> {
  // Dispatch the event directly, because the link might be scrolled out of view.
  await page.locator(`a[href$="/${place}"]`).first().dispatchEvent('click');
  await page.waitForURL((url) => url.pathname.endsWith(`/${place}`), { timeout: patience });
}

function press(page: Page, name: string, button: string): Promise<void> {
  const all = exampleOn(page, name).getByRole('button', { name: button, exact: true });
  return all.first().click({ timeout: patience });
}

/**
 * Describes the resources that a run still holds at the time limit. Returns undefined once all resources are free,
 * except for at most `pictures` blob URLs.
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

/** Opens the playground, which runs code completion in a worker until the page closes. */
async function openEditor(page: Page, name: string): Promise<void> {
  await exampleOn(page, name)
    .getByRole('link', { name: 'Edit in playground' })
    .click({ timeout: patience });
  await exampleOn(page, name).locator('.cm-content:visible').click({ timeout: patience });
  const help = exampleOn(page, name).getByText('Code completion and type checking are on.');
  await help.waitFor({ timeout: patience });
}

/**
 * Starts the example twice. Stops the first run with the button, and the second run by opening another page. Returns
 * descriptions of resources that weren't freed.
 */
async function visit(ground: Ground, name: string, edits: boolean): Promise<string[]> {
  const { page } = ground;
  await follow(page, `examples/${name}`);
  await waitForState(page, name, 'running');
  await press(page, name, 'Stop');
  await waitForState(page, name, 'stopped');
  // The page still shows the last picture of the run, which uses a blob URL.
  const afterStop = await findHeld(ground, 1);
  await press(page, name, 'Start again');
  await waitForState(page, name, 'running');
  if (edits) await openEditor(page, name);
  await rest(page);
  const afterLeaving = await findHeld(ground, 0);
  return [
    ...(afterStop === undefined ? [] : [`After a stop, ${name} didn't release ${afterStop}`]),
    ...(afterLeaving === undefined
      ? []
      : [`After navigation to another page, ${name} didn't release ${afterLeaving}`]),
  ];
}

export interface Walked {
  readonly samples: readonly Sample[];
  readonly problems: readonly string[];
}

/** Collects the browser's warnings about dropping the oldest graphics context. */
function watchContexts(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (/too many active webgl contexts/i.test(message.text())) said.push(message.text());
  });
  return said;
}

/**
 * Starts and stops examples in one tab, `starts` times. Takes a sample on the gallery after every second start. The tab
 * must already show an example's page. Throws if an example doesn't run.
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

/** Keeps the tab open for `time` milliseconds while its example runs. Takes a sample every `every` milliseconds. */
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
