/** `npm run example:new -- <name> [--category "Load models"]`: a new example of Next, from a template. */
import { parseArgs } from 'node:util';
import {
  addExample,
  newExampleCommand,
  tellNewExample,
} from '../src/plugins/versioning/newExample';
import { printOutcome, settle } from '../src/plugins/versioning/commands';
import { rootDir } from '../src/versions';
import { main } from './run';

/** The sidebar's category where a new example goes unless told otherwise. */
const defaultCategory = 'Load models';

main(async () => {
  const { values, positionals } = parseArgs({
    options: { category: { type: 'string' }, undo: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) {
    throw new Error('Say which: `npm run example:new -- <name> [--category "Load models"]`.');
  }
  const category = values.category ?? defaultCategory;
  const state = settle(rootDir, newExampleCommand(name), values.undo === true);
  if (state === 'undone') return console.log(`"${name}" was taken back.`);
  if (state === 'begin') await addExample(rootDir, name, category);
  printOutcome(tellNewExample(name, category));
});
