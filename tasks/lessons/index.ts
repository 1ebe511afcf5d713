/** The path: its chapters, and the order of their lessons. Each lesson is a folder beside this file. */
import type { Chapter } from '@reveal-docs/lessons/lesson';

export const chapters: readonly Chapter[] = [
  {
    name: 'first-model',
    title: 'Your first model',
    lessons: [
      'show-a-model',
      'fit-the-camera',
      'place-the-camera',
      'set-the-background',
      'add-a-point-cloud',
      'combine-models',
    ],
  },
  {
    name: 'parts',
    title: 'Find and style parts',
    lessons: ['color-a-part', 'find-by-property', 'find-by-asset', 'clip-the-model'],
  },
  {
    name: 'user',
    title: 'React to the user',
    lessons: ['report-a-click', 'measure'],
  },
];
