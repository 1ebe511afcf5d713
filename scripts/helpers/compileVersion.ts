/** Compiles the statements and pages of one version. The argument is its folder. See `scripts/generate.ts`. */
import { checkVersions } from '../../src/plugins/blocks/generate';
import { generateStatementUses } from '../../src/plugins/statements/generateUses';
import { readVersions } from '../../src/versions';
import { main } from './run';

main(async () => {
  const versions = readVersions().filter(({ folder }) => folder === process.argv[2]);
  await generateStatementUses(versions);
  await checkVersions(versions);
});
