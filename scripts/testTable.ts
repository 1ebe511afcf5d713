/**
 * `npx tsx scripts/testTable.ts`: writes the table of suites to `tests/README.md`, for example after a suite was
 * renamed.
 */
import { main } from './helpers/run';
import { writeSuiteTable } from './helpers/testing/writeTable';

main(async () => writeSuiteTable());
