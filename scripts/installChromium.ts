/** `npx tsx scripts/installChromium.ts`: installs Chromium for tests if it's missing, and starts it once. */
import { main } from './helpers/run';
import { checkChromium } from './helpers/testing/preflight';

main(async () => console.log(await checkChromium()));
