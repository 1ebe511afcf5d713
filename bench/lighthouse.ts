/**
 * `npm run bench -- lighthouse [-- <rounds>]`: measures the Lighthouse scores of each kind of page on an emulated
 * phone. Each score is the median of all rounds. The default is one round.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from './numbers';
import { measuredPages } from './pages';
import { progress, type BenchPart } from './part';
import { onBuiltSite } from './site';

const debuggingPort = 4279;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
/** Scores from 0 to 100, as Lighthouse shows them. */
type Scores = Readonly<Record<Category, number>>;

/** Target performance score for each kind of page. In all other categories, the target is 100. */
const performanceAims: Readonly<Record<string, number>> = {
  landing: 90,
  overview: 90,
  guide: 90,
  apiClass: 80,
  example: 80,
};

/** npx downloads this package. As a dependency, it would add 12,900 files to the 62,200 that `npm ci` installs. */
const lighthouse = 'lighthouse@12.8.2';

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

async function score(url: string): Promise<Scores> {
  const options = [
    `--port=${debuggingPort}`,
    `--only-categories=${categories.join(',')}`,
    '--output=json',
    '--quiet',
  ];
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...options], {
    maxBuffer: 2 ** 27,
    shell: process.platform === 'win32',
  });
  const { runtimeError, categories: scores } = JSON.parse(stdout) as Report;
  if (runtimeError !== undefined)
    throw new Error(`Lighthouse failed for ${url}: ${runtimeError.message}`);
  const read = (category: Category): number => {
    const value = scores[category]?.score;
    if (typeof value !== 'number')
      throw new Error(`Lighthouse didn't return a ${category} score for ${url}.`);
    return Math.round(value * 100);
  };
  return {
    performance: read('performance'),
    accessibility: read('accessibility'),
    'best-practices': read('best-practices'),
    seo: read('seo'),
  };
}

function readRounds([text = '1']: readonly string[]): number {
  const rounds = Number(text);
  if (Number.isInteger(rounds) && rounds > 0) return rounds;
  throw new Error(
    `Invalid number of rounds ${JSON.stringify(text)}. Use a whole number greater than 0.`,
  );
}

export const lighthousePart: BenchPart = {
  name: 'lighthouse',
  about: 'Lighthouse scores of each kind of page on a mobile device',
  needsBuild: true,
  run(args) {
    const rounds = readRounds(args);
    const measure = async (address: string) => {
      const rows: (string | number)[][] = [];
      for (const { kind, path } of measuredPages()) {
        const runs: Scores[] = [];
        for (let round = 1; round <= rounds; round += 1) {
          runs.push(await score(address + path));
          progress(`${kind}, round ${round} of ${rounds}: ${JSON.stringify(runs.at(-1))}`);
        }
        const medians = categories.map((category) => median(runs.map((run) => run[category])));
        rows.push([kind, ...medians, performanceAims[kind] ?? '']);
      }
      return rows;
    };
    return onBuiltSite(
      async (_, address) => [
        {
          title: `Lighthouse scores on a mobile device, median of ${rounds} rounds (last column: target for performance)`,
          columns: ['page', ...categories, 'target'],
          rows: await measure(address),
        },
      ],
      [`--remote-debugging-port=${debuggingPort}`],
    );
  },
};
