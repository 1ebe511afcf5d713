import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';
import type { EngineLimit } from '../../../src/engines/limits';
import engineTables, { browserTable, limitList } from '../../../src/remark/engines';

const tested = { chromium: '150.1', firefox: '140.2', webkit: '2.50.6' };
const oldest = { chrome: '120', edge: '120', firefox: '121', safari: '17.2', ios_saf: '17.2' };

describe('the table of browsers', () => {
  it('has a row for each browser, with the tested release of its engine', () => {
    const rows = browserTable({ oldest, tested }).children.map(({ children }) =>
      children.map((cell) => cell.children.map((item) => ('value' in item ? item.value : ''))),
    );
    expect(rows.length).toBe(6);
    expect(rows[4]?.flat()).toEqual(['Safari', '17.2', 'WebKitGTK 2.50.6']);
  });

  it('throws if a browser is missing', () => {
    expect(() => browserTable({ oldest: {}, tested })).toThrow(/lacks chrome/);
  });
});

it('the list of limits contains only those with a text for readers', () => {
  const limit: EngineLimit = {
    engine: 'webkit',
    tests: ['a test'],
    kind: 'engine',
    reason: 'Because.',
  };
  const list = limitList([limit, { ...limit, forReaders: 'It is later.' }]);
  expect(list.children).toHaveLength(1);
  expect(JSON.stringify(list)).toContain('It is later.');
});

it('the table and the list replace their elements', () => {
  const element = (name: string): MdxJsxFlowElement => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children: [],
  });
  const root: Root = {
    type: 'root',
    children: [element('SiteBrowsers'), element('EngineLimits'), element('Other')],
  };
  void engineTables()(root, new VFile(), () => {});
  expect(root.children.map(({ type }) => type)).toEqual(['table', 'list', 'mdxJsxFlowElement']);
});
