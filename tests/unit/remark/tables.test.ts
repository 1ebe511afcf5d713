/** Readers must be able to scroll wide tables with the keyboard. */
import { parsePage } from '@reveal-docs/api-reference/blocks/pages';
import type { Root } from 'mdast';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import tables from '../../../src/remark/tables';

it('a table is focusable unless it contains a link', async () => {
  const page = (await parsePage(
    'page.mdx',
    '| a | b |\n|---|---|\n| 1 | `2` |\n\ntext\n\n| a | b |\n|---|---|\n| 1 | [2](#two) |\n',
  )) as Root;
  const root = await unified().use(tables).run(page);
  const [plain, linked] = root.children.filter((node) => node.type === 'table');
  expect(plain?.data?.hProperties).toEqual({ tabIndex: 0 });
  expect(linked?.data?.hProperties).toBeUndefined();
});
