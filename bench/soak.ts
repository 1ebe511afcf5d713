/**
 * `npm run bench -- soak [-- --minutes 60 --starts 200 --shared]`: checks for leaked memory, DOM
 * nodes, graphics contexts, workers, and blobs. One tab keeps an example running, and another tab
 * starts and stops examples many times. Prints each sample. Fails if a value exceeds a limit in
 * `soak/limits.ts`. Finding slow leaks takes an hour and 200 starts. The default settings find only
 * large leaks.
 */
import { parseArgs } from 'node:util';
import { progress, type BenchPart, type Table } from './part';
import { latestVersion, onBuiltSite } from './site';
import { openLimits, problemsOf, startLimits, tableOf, warmUp } from './soak/limits';
import { probeScript } from './soak/probe';
import { openMeter, type Sample } from './soak/sample';
import { leaveOpen, leftOpen, startAndStop, visited, type Ground, type Walked } from './soak/walks';

/** Number of samples to take from the open page after the first sample. */
const openSamples = 60;
/** Minimum time between two samples of the open page, in milliseconds. */
const shortestInterval = 10_000;
/**
 * Switches that make Chromium run sandboxed frames in the page's process, as some browsers do. The page's heap then
 * includes the frames' heaps.
 */
const sharedArgs = ['--disable-features=IsolateSandboxedIframes'];

interface Wanted {
  readonly minutes: number;
  readonly starts: number;
  readonly shared: boolean;
}

function readNumber(name: string, text: string): number {
  const number = Number(text);
  if (text !== '' && Number.isInteger(number) && number >= 0) return number;
  throw new Error(
    `Invalid --${name} ${JSON.stringify(text)}. Use a whole number, or 0 to skip the test.`,
  );
}

/** Parses the command-line arguments. Throws an error that names the invalid argument. */
export function readWanted(args: readonly string[]): Wanted {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '1' },
      starts: { type: 'string', default: '12' },
      shared: { type: 'boolean', default: false },
    },
    allowPositionals: false,
  });
  return {
    minutes: readNumber('minutes', values.minutes),
    starts: readNumber('starts', values.starts),
    shared: values.shared,
  };
}

function walkFrom(
  place: string,
  { shared }: Wanted,
  walk: (ground: Ground) => Promise<Walked>,
): Promise<Walked> {
  return onBuiltSite(
    async (browser, address) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.addInitScript({ content: probeScript });
      await page.goto(`${address}${latestVersion().routePath}/${place}`);
      const onSample = ({ at, figures }: Sample) =>
        progress(`${at.toFixed(1)}: ${JSON.stringify(figures)}`);
      return walk({ page, meter: await openMeter(browser, page), onSample });
    },
    shared ? sharedArgs : [],
  );
}

async function soak(wanted: Wanted): Promise<Table[]> {
  const { minutes, starts, shared } = wanted;
  const where = shared ? ', with frames in the page’s process' : '';
  const tables: Table[] = [];
  const problems: string[] = [];
  if (minutes > 0) {
    const time = minutes * 60_000;
    const every = Math.max(shortestInterval, time / openSamples);
    const walked = await walkFrom(leftOpen.place, wanted, (ground) =>
      leaveOpen(ground, leftOpen.name, { time, every }),
    );
    const title = `${leftOpen.name}, open for ${minutes} minutes${where}`;
    tables.push(tableOf(title, 'minute', walked.samples, openLimits));
    problems.push(...problemsOf(walked, openLimits));
  }
  if (starts > 0) {
    const walked = await walkFrom(`examples/${visited[0]}`, wanted, (ground) =>
      startAndStop(ground, starts),
    );
    const title = `${starts} starts and stops in one tab${where}`;
    tables.push(tableOf(title, 'start', walked.samples, startLimits, warmUp));
    problems.push(...problemsOf(walked, startLimits, warmUp));
  }
  for (const problem of problems) console.error(`Leak: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  return tables;
}

export const soakPart: BenchPart = {
  name: 'soak',
  about: 'memory leaks in a page that stays open, and in a tab that starts and stops many examples',
  needsBuild: true,
  run: (args) => soak(readWanted(args)),
};
