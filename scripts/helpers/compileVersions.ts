/**
 * Compiles the statements and pages of some versions for `scripts/generate.ts`. The arguments are the folders of these
 * versions.
 */
import { checkVersions } from '@reveal-docs/api-reference/blocks/generate';
import { generateStatementUses } from '../../src/plugins/statements/generateUses';
import { readVersions } from '@reveal-docs/versions';
import { main } from './run';

main(async () => {
  const versions = readVersions().filter(({ folder }) => process.argv.slice(2).includes(folder));
  await generateStatementUses(versions);
  await checkVersions(versions);
});
