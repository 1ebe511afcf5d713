import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { make, makeVersion, pickerDeclarations } from '../smallSdk';
import { temporaryFolder } from '../../../../tests/fixtures/temporaryFolder';

const folder = temporaryFolder();

describe('layout "flat"', () => {
  it('puts classes, enums and interfaces on their own pages, and the rest on module pages', async () => {
    const { files, symbols } = await make(makeVersion(path.join(folder, 'flat'), 'flat'));
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

describe('a broken release', () => {
  const sdk = 'node_modules/@cognite/reveal';

  it('reports an entry point without exports', async () => {
    const version = makeVersion(path.join(folder, 'empty'), 'packages', {
      [`${sdk}/tools.d.ts`]: 'export {};\n',
    });
    await expect(make(version)).rejects.toThrow(
      /"cognite_reveal_tools" \(tools\.d\.ts\) doesn't export anything.*examples\/test\/package\.json/,
    );
  });

  it('names exports that have no page', async () => {
    const version = makeVersion(path.join(folder, 'lost'), 'packages', {
      [`${sdk}/picker.d.ts`]: `${pickerDeclarations}\n/** @hidden */\nexport declare class Lost {}\n`,
    });
    await expect(make(version)).rejects.toThrow(/1 of 10 exports have no API page: Lost\./);
  });

  it('names types that don’t resolve and would become “any”', async () => {
    const version = makeVersion(path.join(folder, 'unresolved'), 'packages', {
      'node_modules/three/index.d.ts': 'export declare class Other {}\n',
    });
    await expect(make(version)).rejects.toThrow(/don't resolve.*Box3 of three.*examples\/test/);
  });
});
