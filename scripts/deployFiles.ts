/**
 * `npx tsx scripts/deployFiles.ts`: writes the host configurations in `deploy/`, with placeholders for values that
 * depend on the build. After a build, it also writes configurations with the actual values to `.generated/deploy/`.
 */
import path from 'node:path';
import { policyFile, type PolicyFacts } from '../deploy/headers';
import { renderAll } from '../deploy/render';
import { rootDir } from '@reveal-docs/versions';
import { buildDir, readBuildInfo } from './helpers/buildInfo';
import { main } from './helpers/run';
import { readJson } from '@reveal-docs/shared/readJson';
import { writeText } from '../src/writing/files';

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(rootDir, folder, name);
    writeText(file, text);
    console.log(path.relative(rootDir, file));
  }
}

main(async () => {
  write('deploy', renderAll());
  const info = readBuildInfo();
  if (info === undefined) {
    console.log(
      'The build is missing, so the placeholders remain. To fill them in, run this command again after `npm run build`.',
    );
    return;
  }
  const facts = readJson<PolicyFacts>(path.join(buildDir, policyFile));
  write('.generated/deploy', renderAll({ baseUrl: info.baseUrl, facts }));
});
