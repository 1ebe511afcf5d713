import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { writeDeclarations } from '../../src/types/declarations';
import { generateSdkTypes, typePaths } from '../../src/types/generate';
import type { SymbolList } from '../../src/names/symbolList';
import { readVersions, type DocsVersion } from '@reveal-docs/versions';

const version = readVersions().find(({ api }) => api.layout === 'page') as DocsVersion;

describe('typings generated from the symbol list', () => {
  beforeAll(() => generateSdkTypes([version]));

  test('compile in strict mode with the workspace’s packages, without accidental any', () => {
    const probe = path.join(version.workspaceDir, 'probe.ts');
    const code = `
      import { Cognite3DViewer, type NodeAppearance } from '@cognite/reveal';
      import { AxisViewTool } from '@cognite/reveal/tools';
      import type { ModelDataProvider } from '@cognite/reveal/extensions/datasource';
      import type { CogniteClient } from '@cognite/sdk';
      declare const client: CogniteClient;
      const viewer = new Cognite3DViewer({ sdk: client, logMetrics: false });
      new AxisViewTool(viewer);
      export const position: import('three').Vector3 = viewer.getCameraPosition();
      export const wrong: string = viewer.getCameraPosition();
      export const color: NodeAppearance = { color: 'red' };
      export type Header = ModelDataProvider['headers'];
      viewer.cameraManager;
    `;
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: ['node'],
      paths: Object.fromEntries(
        Object.entries(typePaths(version)).map(([name, file]) => [name, [file]]),
      ),
    };
    const host = ts.createCompilerHost(options);
    const { getSourceFile, fileExists } = host;
    host.fileExists = (file) => file === probe || fileExists(file);
    host.getSourceFile = (file, target, ...rest) =>
      file === probe
        ? ts.createSourceFile(file, code, target)
        : getSourceFile(file, target, ...rest);
    const program = ts.createProgram([probe], options, host);
    const generated = Object.values(typePaths(version)).map((file) => path.dirname(file));
    const files = program
      .getSourceFiles()
      .filter(({ fileName }) => fileName === probe || generated.includes(path.dirname(fileName)));
    expect(files.length).toBeGreaterThan(4);
    const messages = files
      .flatMap((file) => program.getSemanticDiagnostics(file))
      .map((diagnostic) => `TS${diagnostic.code}`);
    expect(messages).toEqual(['TS2322', 'TS2322', 'TS2339']);
  });

  test('export exactly the listed symbols', () => {
    const list = JSON.parse(
      fs.readFileSync(path.join(version.workspaceDir, 'api-2.3.json'), 'utf8'),
    ) as SymbolList;
    const files = writeDeclarations(list);
    const exported = [...files]
      .filter(([name]) => name !== 'declarations.d.ts')
      .flatMap(([, content]) => /\{ (.*) \}/.exec(content)?.[1]?.split(', ') ?? []);
    expect(exported.sort()).toEqual(list.symbols.map(({ name }) => name).sort());
  });

  test('can’t be generated from an incomplete list', () => {
    const list = { sdk: 'sdk', version: '1', imports: {}, referenced: [] };
    const symbol = {
      name: 'Gap',
      entryPoint: 'sdk',
      kind: 'type alias',
      deprecated: false,
    } as const;
    expect(() => writeDeclarations({ ...list, symbols: [symbol] })).toThrow('signature for Gap');
  });
});
