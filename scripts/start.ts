/** `npm start [-- --port 3000]`: builds the site if its sources have changed, then serves it. */
import { build } from './build';
import { hashSources, readBuildInfo } from './helpers/buildInfo';
import { main } from './helpers/run';
import { serve } from './serve';

main(async () => {
  if (readBuildInfo()?.source === hashSources()) {
    console.log('The built site is up to date.');
  } else {
    await build();
  }
  await serve();
});
