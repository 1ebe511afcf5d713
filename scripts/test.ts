/**
 * `npm test`: everything that CI runs, in order, with the time each part took. All parts run even when one
 * fails, so that one run shows all that is wrong; only what needs a build is left out when there is none.
 */
import { ensureChromium } from './chromium';
import { build } from './build';
import { bin, main, run } from './run';

interface Part {
  readonly name: string;
  /** Runs the part; resolves with whether it passed. */
  readonly run: () => Promise<boolean>;
  /** Parts that must have passed for this one to make sense. */
  readonly needs?: readonly string[];
}

async function succeeds(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

function npmRun(script: string): () => Promise<boolean> {
  return async () => (await run('npm', ['run', '--silent', script])) === 0;
}

function browserTests(project: string): () => Promise<boolean> {
  return async () => (await run(bin('playwright'), ['test', '--project', project])) === 0;
}

const parts: readonly Part[] = [
  { name: 'browser', run: () => succeeds(async () => console.log(ensureChromium())) },
  { name: 'lint', run: npmRun('lint') },
  { name: 'build', run: () => succeeds(build) },
  { name: 'types', run: npmRun('typecheck') },
  { name: 'pages', run: npmRun('check:blocks') },
  { name: 'unit', run: async () => (await run(bin('vitest'), ['run'])) === 0 },
  {
    name: 'end-to-end',
    needs: ['browser', 'build'],
    run: browserTests('chromium'),
  },
  {
    name: 'examples',
    needs: ['browser', 'build'],
    run: browserTests('examples'),
  },
  {
    name: 'writing',
    needs: ['browser', 'build'],
    run: browserTests('writing'),
  },
];

function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(0)} s`;
}

main(async () => {
  const failed = new Set<string>();
  const lines: string[] = [];
  for (const part of parts) {
    const blocked = part.needs?.filter((need) => failed.has(need)) ?? [];
    if (blocked.length > 0) {
      failed.add(part.name);
      lines.push(`${part.name}: not run, because ${blocked.join(' and ')} failed`);
      continue;
    }
    console.log(`\n--- ${part.name} ---`);
    const start = performance.now();
    const passed = await part.run();
    if (!passed) failed.add(part.name);
    const took = formatSeconds(performance.now() - start);
    lines.push(`${part.name}: ${passed ? 'passed' : 'FAILED'} in ${took}`);
  }
  console.log(`\n${lines.join('\n')}\n`);
  console.log(`${parts.length - failed.size} passed, ${failed.size} failed`);
  if (failed.size > 0) process.exitCode = 1;
});
