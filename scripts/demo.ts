/** `npm run demo [-- --port 4500]`: serves the demo project on this machine. `-- --help` lists all options. */
import fs from 'node:fs';
import { runDemo } from '@reveal-docs/demo-project/http/command';
import { demoManifestFile, readDemoData, readDemoManifest } from '@reveal-docs/demo-project/read';
import { generateDemo } from '../src/plugins/demoData/generate';
import { main } from './helpers/run';

main(async () => {
  await runDemo(process.argv.slice(2), async () => {
    if (!fs.existsSync(demoManifestFile)) await generateDemo();
    return readDemoData(readDemoManifest());
  });
});
