/** TypeDoc over small SDKs made for the test, and over the installed ones: pages, symbols, failures. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ApiIndex } from '../../../../src/names/apiIndex';
import type { ApiLayout } from '../../../../src/plugins/api/job';
import {
  buildReference,
  describeJob,
  runJob,
  type ReferenceVersion,
} from '../../../../src/plugins/api/reference';
import { readVersions } from '../../../../src/versions';
import { temporaryFolder, writeFiles } from '../../../fixtures/temporaryFolder';

const folder = temporaryFolder();
let workspaces = 0;

const viewerDeclarations = `
import { Box3 } from 'three';
import { Picker } from './picker';
import { Place } from './place';
/**
 * Shows models in an element of <canvas_size> {braces}.
 * @module @cognite/reveal
 */
export declare class Viewer {
  constructor(options: Options);
  /** Box around all; see {@link Options.size} and [the guide]{@link https://example.com/guide}. */
  getBox(): Box3;
  /**
   * Frees everything.
   * \`\`\`ts
   * new Viewer({ size: 1 }).dispose();
   * \`\`\`.
   */
  dispose(): void;
  /** Adds one. */
  add(options: Options): Picker;
}
/** What a viewer takes, in [0, \\<size\\>). */
export declare type Options = {
  /** In pixels. */
  size: number;
};
export interface Bare { on: boolean }
export type ByNumber = {
  /** Number of the model. */
  id: number;
};
export type ByName = { name: string };
export type Kinds = { identifier: ByNumber } | { identifier: ByName };
export type AddOptions<T extends Kinds = Kinds> = Place & T['identifier'];
`;

const pickerDeclarations = `
export declare class Picker { pick(): void }
/** Sides. */
export declare enum Side { Left = 1, Right = 2 }
`;

function makeVersion(layout: ApiLayout, files: Record<string, string> = {}): ReferenceVersion {
  const workspaceDir = path.join(folder, String((workspaces += 1)));
  const sdk = 'node_modules/@cognite/reveal';
  writeFiles(workspaceDir, {
    'package.json': { dependencies: { '@cognite/reveal': '1.2.3', three: '1.0.0' } },
    [`${sdk}/package.json`]: {
      version: '1.2.3',
      exports: { '.': { types: './index.d.ts' }, './tools': { types: './tools.d.ts' } },
    },
    'node_modules/three/package.json': { version: '1.0.0', types: 'index.d.ts' },
  });
  const texts: Record<string, string> = {
    [`${sdk}/index.d.ts`]: "export * from './viewer';\n",
    [`${sdk}/viewer.d.ts`]: viewerDeclarations,
    [`${sdk}/picker.d.ts`]: pickerDeclarations,
    // Not exported by an entry point.
    [`${sdk}/place.d.ts`]:
      'export type Place = {\n  /**\n   * From the left.\n   * @default 0\n   */\n  x?: number;\n};\n',
    [`${sdk}/tools.d.ts`]: "export * from './picker';\n",
    'node_modules/three/index.d.ts': 'export declare class Box3 { isEmpty(): boolean }\n',
    ...files,
  };
  for (const [name, text] of Object.entries(texts)) {
    fs.writeFileSync(path.join(workspaceDir, name), text);
  }
  return {
    name: 'test',
    folder: 'test',
    label: 'test',
    isLast: false,
    routePath: 'docs/test',
    contentDir: path.join(workspaceDir, 'docs'),
    workspaceDir,
    release: '1.2.3',
    interfaceRelease: '1.2.3',
    clientPackage: '@cognite/sdk',
    api: {
      layout,
      entryPoints: { cognite_reveal: 'index.d.ts', cognite_reveal_tools: 'tools.d.ts' },
    },
  };
}

interface Made {
  readonly files: readonly string[];
  readonly symbols: ApiIndex['symbols'];
  readonly read: (file: string) => string;
}

async function make(version: ReferenceVersion): Promise<Made> {
  const job = describeJob(version, path.join(version.workspaceDir, 'out'));
  await runJob(job);
  const files = fs
    .readdirSync(job.pagesDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort();
  return {
    files,
    symbols: JSON.parse(fs.readFileSync(job.symbolsFile, 'utf8')) as ApiIndex['symbols'],
    read: (file) => fs.readFileSync(path.join(job.pagesDir, file), 'utf8'),
  };
}

describe('layout "packages"', () => {
  it('gives each symbol a page by package and kind', async () => {
    const { files, symbols, read } = await make(makeVersion('packages'));
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
      'cognite_reveal_tools/enumerations/Side.md',
      'cognite_reveal_tools/index.md',
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
    // The comment carries a tag that would move it to the module, and text that is no markup.
    expect(page).toContain('Shows models in an element of \\<canvas_size\\> \\{braces\\}.');
    // The fence is closed, so what follows it is not code.
    expect(page).toContain('~~~ts\nnew Viewer({ size: 1 }).dispose();\n~~~\n');
    expect(page).toContain('[Options.size](../type-aliases/Options.md#size)');
    expect(page).toContain('[the guide](https://example.com/guide)');
    // Signatures link to what they name, and three's types are there.
    expect(page).toContain('[Picker](../../cognite_reveal_tools/classes/Picker.md)');
    expect(page).toContain('<span class="api-type">Box3</span>');
    expect(page).toContain('[getBox&#40;&#41;](#getbox)');
    expect(page).toMatch(/^custom_edit_url: null$/m);
    // An escape written by hand is not escaped again.
    expect(read('cognite_reveal/type-aliases/Options.md')).toContain('[0, \\<size\\>)');
  });
});

describe('inherited members', () => {
  it('stand apart and folded, by the symbol that declares them', async () => {
    const { read } = await make(
      makeVersion('packages', {
        'node_modules/@cognite/reveal/picker.d.ts': `${pickerDeclarations}
export declare class SidePicker extends Picker { flip(): void }
`,
      }),
    );
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
    expect(page).toContain(
      '<span class="api-label">Inherited from Picker</span><span class="api-links">[pick&#40;&#41;](#pick)</span>',
    );
  });
});

describe('a type alias that looks literals up', () => {
  it('names them', async () => {
    const { read } = await make(
      makeVersion('packages', {
        'node_modules/@cognite/reveal/picker.d.ts': `${pickerDeclarations}
export declare const names: readonly ['one', 'two'];
export type Name = (typeof names)[number];
`,
      }),
    );
    expect(read('cognite_reveal_tools/type-aliases/Name.md')).toMatch(/^One of .*one.*two.*$/m);
  });
});

describe('a type alias that is put together', () => {
  it('shows its fields with types, defaults and what declares each, a table per variant', async () => {
    const { read, symbols } = await make(makeVersion('packages'));
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
    // Only what no other page documents is a member here.
    expect(symbols.AddOptions?.members).toEqual({ x: { kind: 'property', anchor: 'field-x' } });
  });
});

describe('layout "flat"', () => {
  it('files classes, enums and interfaces by kind and the rest with their module', async () => {
    const { files, symbols } = await make(makeVersion('flat'));
    expect(files).toEqual([
      'classes/cognite_reveal.Viewer.md',
      'classes/cognite_reveal_tools.Picker.md',
      'enums/cognite_reveal_tools.Side.md',
      'index.md',
      'interfaces/cognite_reveal.Bare.md',
      'modules.md',
      'modules/cognite_reveal.md',
      'modules/cognite_reveal_tools.md',
    ]);
    expect(symbols.Options).toEqual({
      name: 'Options',
      kind: 'type',
      module: 'cognite_reveal',
      page: 'api/modules/cognite_reveal',
      anchor: 'options',
      members: { size: { kind: 'property', anchor: 'options-size' } },
    });
  });
});

describe('a release that is not as it should be', () => {
  const sdk = 'node_modules/@cognite/reveal';

  it('names an entry point whose file is missing', () => {
    const version = makeVersion('packages');
    const broken: ReferenceVersion = {
      ...version,
      api: { ...version.api, entryPoints: { cognite_reveal: 'dist/nothing.d.ts' } },
    };
    expect(() => describeJob(broken, path.join(version.workspaceDir, 'out'))).toThrow(
      /no file dist\/nothing\.d\.ts.*examples\/test\/package\.json.*"cognite_reveal"/,
    );
  });

  it('names an entry point that exports nothing', async () => {
    const version = makeVersion('packages', { [`${sdk}/tools.d.ts`]: 'export {};\n' });
    await expect(make(version)).rejects.toThrow(
      /"cognite_reveal_tools" \(tools\.d\.ts\) exports nothing.*examples\/test\/package\.json/,
    );
  });

  it('names exports that got no page', async () => {
    const version = makeVersion('packages', {
      [`${sdk}/picker.d.ts`]: `${pickerDeclarations}\n/** @hidden */\nexport declare class Lost {}\n`,
    });
    await expect(make(version)).rejects.toThrow(/1 of 10 exports have no API page: Lost\./);
  });

  it('names types that do not resolve and would read "any"', async () => {
    const version = makeVersion('packages', {
      'node_modules/three/index.d.ts': 'export declare class Other {}\n',
    });
    await expect(make(version)).rejects.toThrow(/do not resolve.*Box3 of three.*examples\/test/);
  });
});

const references = readVersions().filter(
  (version): version is ReferenceVersion => version.api.layout !== 'page',
);

describe.each(references)('installed SDK of $folder', (version) => {
  it('has a page per export, and boxes of three are no "any"', { timeout: 180_000 }, async () => {
    const reference = await buildReference(version);
    const symbols = JSON.parse(
      fs.readFileSync(reference.symbolsFile, 'utf8'),
    ) as ApiIndex['symbols'];
    const fileOf = (page: string): string => {
      const below = path.join(reference.pagesDir, page.replace(/^api\//, ''));
      return fs.existsSync(`${below}.md`) ? `${below}.md` : path.join(below, 'index.md');
    };
    for (const { page } of Object.values(symbols)) expect(fs.existsSync(fileOf(page))).toBe(true);

    const clipper = symbols.BoundingBoxClipper;
    const text = fs.readFileSync(fileOf(clipper?.page ?? ''), 'utf8');
    expect(text).toMatch(/box&#63;&#58; <span class="api-type">Box3<\/span>/);
  });
});
