import { expect, it } from 'vitest';
import { arrange } from '../../../../src/plugins/gallery/arrange';
import type { ExamplePage } from '../../../../src/plugins/gallery/examples';

const page = (id: string): ExamplePage => ({
  id,
  name: id,
  title: id,
  description: '',
  kinds: ['cad'],
  topics: [],
  keywords: [],
  path: id,
  picture: null,
});

const sidebar = [
  { type: 'doc', id: 'overview' },
  {
    type: 'category',
    label: 'Examples',
    items: [
      { type: 'link', label: 'Browse all' },
      {
        type: 'category',
        label: 'Load models',
        items: [
          { type: 'doc', id: 'examples/cad-basic' },
          { type: 'doc', id: 'examples/pointcloud' },
        ],
      },
      { type: 'category', label: 'Style', items: [{ type: 'doc', id: 'examples/colors' }] },
    ],
  },
  { type: 'category', label: 'Recipes', items: [{ type: 'doc', id: 'cookbook/isolate' }] },
];

it('sorts pages like the sidebar, under its headings, and adds the others at the end', () => {
  const ids = [
    'cookbook/isolate',
    'examples/colors',
    'examples/hidden',
    'examples/pointcloud',
    'examples/cad-basic',
  ];
  expect(arrange(ids.map(page), sidebar).map(({ id, heading }) => [heading, id])).toEqual([
    ['Load models', 'examples/cad-basic'],
    ['Load models', 'examples/pointcloud'],
    ['Style', 'examples/colors'],
    ['Recipes', 'cookbook/isolate'],
    ['More examples', 'examples/hidden'],
  ]);
});
