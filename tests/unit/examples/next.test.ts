import { expect, it } from 'vitest';
import {
  differencesFile,
  findDifferences,
  readDifferences,
} from '../../../src/writing/differences';

it('Next differs from the latest version as intended, and in nothing else', () => {
  // When you change Next on purpose, say so there; `npm run sdk:next` does it for pins.
  expect(findDifferences(), `${differencesFile} is what is expected`).toEqual(readDifferences());
});
