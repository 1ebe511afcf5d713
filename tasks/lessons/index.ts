/**
 * The chapters of the learning path, and the order of the lessons in each chapter. Each lesson is a folder next to this
 * file.
 */
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
    lessons: [
      'hide-a-part',
      'color-a-part',
      'ghost-the-rest',
      'find-by-property',
      'find-by-asset',
      'fit-a-part',
      'clip-the-model',
    ],
  },
  {
    name: 'user',
    title: 'React to the user',
    lessons: [
      'report-a-click',
      'highlight-on-click',
      'react-to-hover',
      'label-a-part',
      'save-a-view',
      'measure',
    ],
  },
  {
    name: 'ship',
    title: 'Ship it',
    lessons: ['handle-a-missing-model', 'load-only-an-area', 'dispose-the-viewer'],
  },
];
