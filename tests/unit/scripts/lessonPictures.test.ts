import { expect, it } from 'vitest';
import { pictureInputs, readPictureRecord } from '../../../scripts/helpers/tasks/lessonPictures';
import { lessonNames } from '../../../scripts/helpers/tasks/lessons';

it('the picture of each lesson was drawn from its current solution', () => {
  const current = Object.fromEntries(lessonNames.map((name) => [name, pictureInputs(name)]));
  expect(readPictureRecord(), 'draw the pictures with `npx tsx scripts/lessonShots.ts`').toEqual(
    current,
  );
});
