/** `npm run typecheck`: the site, its scripts and tests, then every version's examples. */
import fs from 'node:fs';
import path from 'node:path';
import { readVersions } from '../src/versions';
import { bin, main, run } from './run';

main(async () => {
  const projects = ['.', ...readVersions().map(({ folder }) => path.join('examples', folder))];
  let failed = 0;
  for (const project of projects.filter((dir) => fs.existsSync(path.join(dir, 'tsconfig.json')))) {
    if ((await run(bin('tsc'), ['--noEmit', '-p', project])) !== 0) failed += 1;
  }
  if (failed > 0) throw new Error(`${failed} of ${projects.length} projects have type errors.`);
});
