/** `npx tsx scripts/licenses.ts`: writes the license texts of the packages in the last build. */
import fs from 'node:fs';
import path from 'node:path';
import { noticesFile, renderNotices } from '../src/plugins/licenses/notices';
import { readPackageLists } from '@reveal-docs/build-steps/packages';
import { rootDir } from '@reveal-docs/versions';
import { main } from './helpers/run';

main(async () => {
  const lists = readPackageLists();
  fs.writeFileSync(path.join(rootDir, noticesFile), renderNotices(lists));
  const count = lists.flatMap(({ packages }) => packages).length;
  console.log(`${noticesFile}: ${count} packages.`);
});
