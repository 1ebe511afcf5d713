/**
 * A TypeDoc run takes seconds. Therefore, `reference.slow.test.ts` tests the other layout and the rejected releases.
 */
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageOfFile } from '../../src/names/apiIndex';
import type { ApiModel } from '../../src/pages/model';
import { buildReference, describeJob, type ReferenceVersion } from '../../src/pages/reference';
import { writePage } from '../../src/pages/writePage';
import { readVersions } from '@reveal-docs/versions';
import { make, makeVersion, pickerDeclarations, type Made } from '../smallSdk';
import { temporaryFolder } from '../../../../tests/fixtures/temporaryFolder';

const folder = temporaryFolder();
let made: Made;

beforeAll(async () => {
  const version = makeVersion(path.join(folder, 'packages'), 'packages', {
    'node_modules/@cognite/reveal/picker.d.ts': `${pickerDeclarations}
export declare class SidePicker extends Picker { flip(): void }
export declare const names: readonly ['one', 'two'];
export type Name = (typeof names)[number];
`,
  });
  made = await make(version);
});

describe('layout "packages"', () => {
  it('puts each symbol on its own page, by package and kind', () => {
    const { files, symbols, read } = made;
    expect(files).toEqual([
      'cognite_reveal/classes/Viewer.md',
      'cognite_reveal/index.md',
      'cognite_reveal/interfaces/Bare.md',
      'cognite_reveal/type-aliases/AddOptions.md',
      'cognite_reveal/type-aliases/ByName.md',
      'cognite_reveal/type-aliases/ByNumber.md',
      'cognite_reveal/type-aliases/Kinds.md',
      'cognite_reveal/type-aliases/Options.md',
      'cognite_reveal_tools/classes/Picker.md',
      'cognite_reveal_tools/classes/SidePicker.md',
      'cognite_reveal_tools/enumerations/Side.md',
      'cognite_reveal_tools/index.md',
      'cognite_reveal_tools/type-aliases/Name.md',
      'cognite_reveal_tools/variables/names.md',
      'index.md',
      'modules.md',
    ]);
    expect(symbols.Viewer).toEqual({
      name: 'Viewer',
      kind: 'class',
      module: 'cognite_reveal',
      page: 'api/cognite_reveal/classes/Viewer',
      members: {
        constructor: { kind: 'constructor', anchor: 'constructor' },
        add: { kind: 'method', anchor: 'add' },
        dispose: { kind: 'method', anchor: 'dispose' },
        getBox: { kind: 'method', anchor: 'getbox' },
      },
    });
    expect(symbols.Side?.members.Left?.anchor).toBe('enumeration-member-left');
    expect(read('cognite_reveal_tools/enumerations/Side.md')).toContain(
      '<a id="enumeration-member-left"></a>',
    );

    const page = read('cognite_reveal/classes/Viewer.md');
    // The source comment contains text that looks like markup, and a tag that would move the comment to the module.
    expect(page).toContain('Shows models in an element of \\<canvas_size\\> \\{braces\\}.');
    // The code fence is closed, so the text that follows isn't code.
    expect(page).toContain('```ts\nnew Viewer({ size: 1 }).dispose();\n```\n');
    expect(page).toContain('[Options.size](../type-aliases/Options.md#size)');
    expect(page).toContain('[the guide](https://example.com/guide)');
    // Signatures contain links, and types from three.js are resolved.
    expect(page).toContain('[Picker](../../cognite_reveal_tools/classes/Picker.md)');
    expect(page).toContain('<span class="api-type">Box3</span>');
    expect(page).toContain('[getBox&#40;&#41;](#getbox)');
    expect(page).toMatch(/^custom_edit_url: null$/m);
    // An escape from the source isn't escaped again.
    expect(read('cognite_reveal/type-aliases/Options.md')).toContain('[0, \\<size\\>)');
  });
});

describe('inherited members', () => {
  it('are listed separately and folded, with the symbol that declares them', () => {
    const { read } = made;
    const page = read('cognite_reveal_tools/classes/SidePicker.md');
    expect(page.match(/^(?:##|###|<details|<\/details).*$/gm)).toEqual([
      '## Constructors {#constructors}',
      '### Constructor {#constructor}',
      '## Methods {#methods}',
      '### flip() {#flip}',
      '## Inherited from Picker {#inherited-from-picker}',
      '<details class="api-inherited"><summary>1 member</summary>',
      '### pick() {#pick}',
      '</details>',
    ]);
    expect(page).toMatch(
      /<span class="api-label">Inherited from Picker<\/span>\n\n- \[pick&#40;&#41;\]\(#pick\) <span>/,
    );
  });
});

describe('a type alias that selects literals by lookup', () => {
  it('lists the literals', () => {
    const { read } = made;
    expect(read('cognite_reveal_tools/type-aliases/Name.md')).toMatch(/^One of .*one.*two.*$/m);
  });
});

describe('a type alias that combines other types', () => {
  it('shows a table per variant, with types, defaults and origins of the fields', () => {
    const { read, symbols } = made;
    const page = read('cognite_reveal/type-aliases/AddOptions.md');
    const [, numbered = '', named = ''] = page.split(/^### /m);
    expect(numbered).toMatch(/^ByNumber \{#variant-bynumber\}/);
    expect(numbered).toContain('| Field | Type | Default | From | Description |');
    expect(numbered).toMatch(/`x\?` \| .*number.* \| `0` \| Place \| From the left\./);
    expect(numbered).toMatch(
      /`id` \| .*number.* \| {2}\| \[ByNumber\]\(ByNumber\.md\) \| Number of the model\./,
    );
    expect(named).toMatch(/^ByName \{#variant-byname\}/);
    expect(named).toMatch(/`name` \| .*string/);
    expect(named).not.toContain('`id`');
    // Fields that another page documents aren't members of the alias.
    expect(symbols.AddOptions?.members).toEqual({ x: { kind: 'property', anchor: 'field-x' } });
  });
});

describe('a broken release', () => {
  it('names an entry point whose file is missing', () => {
    const version = makeVersion(path.join(folder, 'missing'), 'packages');
    const broken: ReferenceVersion = {
      ...version,
      api: { ...version.api, entryPoints: { cognite_reveal: 'dist/nothing.d.ts' } },
    };
    expect(() => describeJob(broken, path.join(version.workspaceDir, 'out'))).toThrow(
      /no file dist\/nothing\.d\.ts.*examples\/test\/package\.json.*"cognite_reveal"/,
    );
  });
});

const references = readVersions().filter(
  (version): version is ReferenceVersion => version.api.layout !== 'page',
);

describe.each(references)('installed SDK of $folder', (version) => {
  it('has a page for each export, and resolves the boxes of three', async () => {
    const reference = await buildReference(version);
    const { pages, symbols } = JSON.parse(fs.readFileSync(reference.modelFile, 'utf8')) as ApiModel;
    const pageOf = (route: string) => pages.find(({ file }) => pageOfFile(`api/${file}`) === route);
    for (const { page } of Object.values(symbols)) expect(pageOf(page)).toBeDefined();

    const clipper = pageOf(symbols.BoundingBoxClipper?.page ?? '');
    if (clipper === undefined) throw new Error('BoundingBoxClipper has no page.');
    const text = writePage(clipper, symbols);
    expect(text).toMatch(/box&#63;&#58; <span class="api-type">Box3<\/span>/);
  });
});
