/** `npm run test:long`: what takes too long for `npm test`. Needs a build; the workflow runs it once a week. */
import { ensureChromium } from './chromium';
import { browserTests, runParts, succeeds, type Part } from './parts';
import { main } from './run';

/** Budgets in seconds, on two cores. */
const parts: readonly Part[] = [
  { name: 'browser', budget: 120, run: () => succeeds(async () => console.log(ensureChromium())) },
  { name: 'long', budget: 1800, needs: ['browser'], run: browserTests('long') },
];

main(async () => {
  if (!(await runParts(parts))) process.exitCode = 1;
});
