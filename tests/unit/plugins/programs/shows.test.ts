import { expect, test } from 'vitest';
import { parsePage } from '@reveal-docs/api-reference/blocks/pages';
import { findShows } from '@reveal-docs/api-reference/blocks/shows';

const page = `# Events

<Example name="clicks" />

## Menus

Some \`code\` in it.

### The menu by \`key\`

<Example name="menu" start="click" />
<Other name="none" />
`;

test('finds the programs on a page with their headings, and marks the main one', async () => {
  expect(findShows(await parsePage('page.mdx', page))).toEqual([
    { name: 'clicks', heading: undefined, isMain: true },
    { name: 'menu', heading: 'The menu by key', isMain: false },
  ]);
});
