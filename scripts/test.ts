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
    budget: 90,
    run: () => succeeds(async () => console.log(...ensureBrowsers())),
  },
  {
    name: 'engines',
    budget: 30,
    run: () => succeeds(async () => console.log(ensureFirefox(), ensureWebKit().browser)),
  },
  { name: 'lint', budget: 70, run: npmRun('lint') },
  { name: 'build', budget: 150, run: () => succeeds(build) },
  { name: 'types', budget: 45, run: npmRun('typecheck') },
  { name: 'pages', budget: 30, run: npmRun('check:blocks') },
  {
    name: 'unit',
    budget: 210,
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
    budget: 150,
    needs: ['browser', 'build'],
    run: npmRun('statements', '--gate'),
  },
  {
    name: 'end-to-end',
    budget: 1290,
    needs: ['browser', 'build'],
    run: browserTests('chromium'),
  },
  {
    name: 'attacks',
    budget: 180,
    needs: ['browser', 'build'],
    run: browserTests('attacks'),
  },
  {
    name: 'firefox',
    budget: 80,
    needs: ['engines', 'build'],
    run: browserTests('firefox'),
  },
  {
    name: 'webkit',
    budget: 50,
    needs: ['engines', 'build'],
    run: webKitTests('smoke'),
  },
  {
    name: 'examples',
    budget: 870,
    needs: ['browser', 'build'],
    run: browserTests('examples'),
  },
  {
    name: 'writing',
    budget: 330,
    needs: ['browser', 'build'],
    run: browserTests('writing'),
  },
];

if (require.main === module) {
  main(async () => {
    if (!(await runParts(parts))) process.exitCode = 1;
  });
}
