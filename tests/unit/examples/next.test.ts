import { expect, it } from 'vitest';
import {
  differencesFile,
  findDifferences,
  readDifferences,
} from '../../../src/writing/differences';

it('Next differs from the latest version only as intended', () => {
  // If you changed Next on purpose, update `differencesFile`. `npm run sdk:next` updates the release numbers in this
  // file.
  expect(findDifferences(), `${differencesFile} is what is expected`).toEqual(readDifferences());
});
