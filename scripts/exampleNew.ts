/** `npm run example:new -- <name> [--category "Load models"]`: adds an example to Next, from a template. */
import { parseArgs } from 'node:util';
import { addExample, summarizeNewExample } from '../src/writing/newExample/newExample';
import { printOutcome } from '../src/writing/versions/commands';
import { rootDir } from '@reveal-docs/versions';
import { main } from './helpers/run';

const defaultCategory = 'Load models';

main(async () => {
  const { values, positionals } = parseArgs({
    options: { category: { type: 'string' } },
    allowPositionals: true,
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) {
    throw new Error(
      'Missing name. Usage: `npm run example:new -- <name> [--category "Load models"]`.',
    );
  }
  const category = values.category ?? defaultCategory;
  await addExample(rootDir, name, category);
  printOutcome(summarizeNewExample(name, category));
});
