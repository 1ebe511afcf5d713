/** Compiles the statements and the pages of one version, whose folder is the argument: see `scripts/generate.ts`. */
import { checkVersions } from '../../src/plugins/blocks/generate';
import { generateStatementUses } from '../../src/plugins/statements/generateUses';
import { readVersions } from '../../src/versions';
import { main } from './run';

main(async () => {
  const versions = readVersions().filter(({ folder }) => folder === process.argv[2]);
  await generateStatementUses(versions);
  await checkVersions(versions);
});
