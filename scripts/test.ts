/** `npm test`: everything that CI runs. */
import { ensureBrowsers } from './helpers/chromium';
import { ensureFirefox } from './helpers/firefox';
import { ensureWebKit } from './helpers/webkit';
import { build } from './build';
import {
  browserTests,
  npmRun,
  program,
  runParts,
  succeeds,
  webKitTests,
  type Part,
} from './helpers/parts';
import { bin, main } from './helpers/run';

/** Budgets in seconds, on two cores. */
export const parts: readonly Part[] = [
  {
    name: 'browser',
    budget: 60,
    run: () => succeeds(async () => console.log(...ensureBrowsers())),
  },
  {
    name: 'engines',
    budget: 110,
    run: () => succeeds(async () => console.log(ensureFirefox(), ensureWebKit().browser)),
  },
  { name: 'lint', budget: 70, run: npmRun('lint') },
  { name: 'build', budget: 140, run: () => succeeds(build) },
  { name: 'types', budget: 45, run: npmRun('typecheck') },
  { name: 'pages', budget: 15, run: npmRun('check:blocks') },
  {
    name: 'unit',
    budget: 240,
    run: program(bin('vitest'), 'run'),
  },
  {
    name: 'first program',
    budget: 60,
    needs: ['browser', 'build'],
    run: npmRun('check:first-program'),
  },
  {
    name: 'statements',
    budget: 120,
    needs: ['browser', 'build'],
    run: npmRun('statements', '--gate'),
  },
  {
    name: 'starters',
    budget: 60,
    needs: ['browser', 'build'],
    run: npmRun('check:starters', 'react-vite'),
  },
  {
    name: 'end-to-end',
    budget: 1270,
    needs: ['browser', 'build'],
    run: browserTests('chromium'),
  },
  {
    name: 'attacks',
    budget: 175,
    needs: ['browser', 'build'],
    run: browserTests('attacks'),
  },
  {
    name: 'firefox',
    budget: 85,
    needs: ['engines', 'build'],
    run: browserTests('firefox'),
  },
  {
    name: 'webkit',
    budget: 45,
    needs: ['engines', 'build'],
    run: webKitTests('smoke'),
  },
  {
    name: 'examples',
    budget: 780,
    needs: ['browser', 'build'],
    run: browserTests('examples'),
  },
  {
    name: 'writing',
    budget: 320,
    needs: ['browser', 'build'],
    run: browserTests('writing'),
  },
];

if (require.main === module) {
  main(async () => {
    if (!(await runParts(parts))) process.exitCode = 1;
  });
}
