/** `npm run dev`: the site with hot reload, for writers; `DOCS_VERSIONS=next` limits it to one version. */
import { generate } from './generate';
import { bin, main, runOrThrow } from './run';

main(async () => {
  await generate();
  await runOrThrow(bin('docusaurus'), ['start', '--no-open', ...process.argv.slice(2)]);
});
