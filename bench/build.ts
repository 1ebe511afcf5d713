/**
 * `npm run bench -- build`: measures how long a cold build and a warm build take, and how much
 * memory they use. Also measures each step of the cold build.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { timesVariable, type StepTime } from '@reveal-docs/build-steps/cache';
import { readVersions, rootDir } from '@reveal-docs/versions';
import type { BenchPart } from './part';
import { measureProgram, type Measured } from './processTree';

function removeCaches(): void {
  const caches = [
    '.generated',
    '.docusaurus',
    'build',
    'node_modules/.cache',
    ...readVersions().map(({ contentDir }) => path.relative(rootDir, path.join(contentDir, 'api'))),
  ];
  for (const cache of caches) {
    fs.rmSync(path.join(rootDir, cache), { recursive: true, force: true });
  }
}

async function buildSite(variables: Readonly<Record<string, string>> = {}): Promise<Measured> {
  const measured = await measureProgram('npm', ['run', '--silent', 'build'], variables);
  if (measured.exitCode !== 0)
    throw new Error(
      `The build exited with code ${measured.exitCode}. Run \`npm run build\` to see why.`,
    );
  return measured;
}

function row(name: string, { milliseconds, peakMemory }: Measured): (string | number)[] {
  const memory =
    peakMemory === undefined ? 'not available on this system' : Math.round(peakMemory / 2 ** 20);
  return [name, Math.round(milliseconds / 100) / 10, memory];
}

/** Minimum duration of a listed step, in seconds. */
const shortest = 1;

/**
 * Parses the steps that Docusaurus 3.10 logs if `DOCUSAURUS_PERF_LOGGER` is set, such as `[PERF] Build > Load site -
 * 12.30 seconds! - (Heap 80mb -> 120mb / Total 150mb)`. The time of a step includes its nested steps.
 */
export function readPerfLog(output: string): StepTime[] {
  const steps = stripVTControlCharacters(output).matchAll(
    /^\[PERF\](?:\[KO\])? (.+) - ([\d.]+) seconds!/gm,
  );
  return [...steps].map(([, name = '', seconds]) => ({ name, seconds: Number(seconds) }));
}

function stepRows(steps: readonly StepTime[]): (string | number)[][] {
  return steps
    .filter(({ seconds }) => seconds >= shortest)
    .sort((a, b) => b.seconds - a.seconds)
    .map(({ name, seconds }) => [name, Math.round(seconds * 10) / 10]);
}

async function buildCold(): Promise<{
  readonly cold: Measured;
  readonly generators: readonly StepTime[];
  readonly docusaurus: readonly StepTime[];
}> {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'reveal-docs-bench-'));
  try {
    const times = path.join(dir, 'times.jsonl');
    removeCaches();
    const cold = await buildSite({ [timesVariable]: times, DOCUSAURUS_PERF_LOGGER: 'true' });
    const lines = fs.readFileSync(times, 'utf8').trim().split('\n');
    const generators = lines.map((line) => JSON.parse(line) as StepTime);
    return { cold, generators, docusaurus: readPerfLog(cold.output) };
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
}

export const buildPart: BenchPart = {
  name: 'build',
  about: 'wall time, peak memory and step durations of a cold and a warm build',
  needsBuild: false,
  async run() {
    const { cold, generators, docusaurus } = await buildCold();
    const warm = await buildSite();
    return [
      {
        title: 'Build',
        columns: ['build', 'seconds', 'peak MiB'],
        rows: [
          row('cold (no caches, packages installed)', cold),
          row('warm (nothing changed)', warm),
        ],
      },
      {
        title: 'Generators in a cold build (some run at the same time)',
        columns: ['generator', 'seconds'],
        rows: stepRows(generators),
      },
      {
        title:
          "Docusaurus's steps in a cold build (the time of each step includes its nested steps)",
        columns: ['step', 'seconds'],
        rows: stepRows(docusaurus),
      },
    ];
  },
};
