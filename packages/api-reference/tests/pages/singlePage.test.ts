import { describe, expect, it } from 'vitest';
import type { SymbolList } from '../../src/names/symbolList';
import { buildSinglePage, type SinglePageVersion } from '../../src/pages/singlePage';
import { writePage } from '../../src/pages/writePage';

const version: SinglePageVersion = {
  name: '1.x',
  folder: '1.x',
  label: '1.x',
  isLast: false,
  routePath: 'docs/1.x',
  contentDir: '/nowhere',
  workspaceDir: '/nowhere',
  release: '2.0.0',
  interfaceRelease: '1.0.0',
  clientPackage: '@cognite/sdk',
  api: { layout: 'page', symbols: 'api.json', descriptions: 'descriptions.json' },
};

const list: SymbolList = {
  sdk: '@cognite/reveal',
  version: '1.0.0',
  imports: {},
  symbols: [
    {
      entryPoint: '@cognite/reveal',
      name: 'Base',
      kind: 'class',
      deprecated: false,
      members: [{ name: 'on', kind: 'method', signature: 'on(): void', deprecated: false }],
    },
    {
      entryPoint: '@cognite/reveal',
      name: 'Viewer',
      kind: 'class',
      deprecated: false,
      extends: ['Base'],
      members: [
        {
          name: 'on',
          kind: 'method',
          signature: 'on(): void',
          deprecated: false,
          inheritedFrom: 'Base',
        },
        {
          name: 'off',
          kind: 'method',
          signature: 'off(): void',
          deprecated: false,
          inheritedFrom: 'Hidden',
        },
        { name: 'add', kind: 'method', signature: 'add(o: Options): Base', deprecated: true },
      ],
    },
    {
      entryPoint: '@cognite/reveal/tools',
      name: 'Side',
      kind: 'enum',
      deprecated: false,
      members: [{ name: 'Left', kind: 'enum member', signature: 'Left = 0', deprecated: false }],
    },
  ],
  referenced: [
    { name: 'Options', kind: 'type alias', deprecated: false, signature: 'type Options = Far' },
    {
      name: 'Far',
      kind: 'type alias',
      deprecated: false,
      signature: 'type Far = 1',
      indirect: true,
    },
  ],
};

describe('buildSinglePage', () => {
  const { model, undocumented } = buildSinglePage(version, list, {
    Viewer: 'Shows <models>; see `Base.on()`.',
    'Viewer.add': 'Adds one.',
  });
  const { symbols, pages } = model;
  const markdown = pages.map((page) => writePage(page, symbols)).join();

  it('assigns anchors to symbols and members, and uses the base class’s anchors for inherited members', () => {
    expect(symbols.Viewer).toEqual({
      name: 'Viewer',
      kind: 'class',
      module: 'cognite_reveal',
      page: 'api',
      anchor: 'viewer',
      members: {
        on: { kind: 'method', anchor: 'base-on' },
        off: { kind: 'method', anchor: 'viewer-off' },
        add: { kind: 'method', anchor: 'viewer-add' },
      },
    });
    for (const { anchor, members } of Object.values(symbols)) {
      expect(markdown).toContain(`{#${anchor}}`);
      for (const member of Object.values(members)) {
        expect(markdown).toContain(`<li id="${member.anchor}">`);
      }
    }
  });

  it('sorts by entry point and kind, with types used in signatures last', () => {
    expect(markdown.match(/^## .*$/gm)).toEqual([
      '## @cognite/reveal: classes {#cognite_reveal-classes}',
      '## @cognite/reveal/tools: enumerations {#cognite_reveal_tools-enumerations}',
      '## Types used in signatures {#types-behind-the-signatures}',
    ]);
    expect(markdown).toContain('### Options {#options}');
    expect(markdown).not.toContain('{#far}');
  });

  it('links names in signatures and descriptions, and marks deprecated ones', () => {
    expect(markdown).toContain('<a href="#options">Options</a>');
    expect(markdown).toContain('<a href="#base-on"><code>Base&#46;on&#40;&#41;</code></a>');
    expect(markdown).toContain('Shows &#60;models&#62;');
    expect(markdown).toContain('Deprecated');
  });

  it('lists names without a description', () => {
    expect(undocumented.undocumented.map(({ name }) => name)).toEqual(['Base', 'Side']);
    expect(undocumented.undocumentedMembers).toEqual(['Base.on', 'Side.Left']);
  });

  it('refuses descriptions of names that the release doesn’t have', () => {
    expect(() => buildSinglePage(version, list, { 'Viewer.remove': 'Gone.' })).toThrow(
      /aren't in that release: Viewer\.remove/,
    );
  });

  it('refuses a list of another release, and names that would share an ID', () => {
    expect(() => buildSinglePage(version, { ...list, version: '1.1.0' }, {})).toThrow(/1\.1\.0/);
    const [base] = list.symbols;
    if (base === undefined) throw new Error('The list is empty.');
    const twins = { ...list, symbols: [base, { ...base, name: 'BASE' }] };
    expect(() => buildSinglePage(version, twins, {})).toThrow(/share the id "base"/);
  });
});
