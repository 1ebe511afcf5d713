import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileProgram } from '../../src/program/compile';
import { connectProgram } from '../../src/program/connectProgram';
import { readVersions } from '@reveal-docs/versions';

const connection = {
  cluster: 'https://api.cognitedata.com',
  project: 'plant-1',
  modelId: 12,
  revisionId: 34,
};

describe.each(readVersions())('connectProgram, $label', ({ workspaceDir }) => {
  const source = fs.readFileSync(path.join(workspaceDir, 'project.ts'), 'utf8');
  const main = { file: 'main.ts', source: "import { client } from './project';\n" };
  const connect = (text: string, needs: 'cad' | 'points' = 'cad') =>
    connectProgram(compileProgram([main, { file: 'project.ts', source: text }]), connection, needs);

  it.each([
    ['cad', 'plant', 'pointCloud'],
    ['points', 'pointCloud', 'plant'],
  ] as const)('inserts cluster, project and the %s model', (needs, own, other) => {
    const text = connect(source, needs).modules[1]?.code ?? '';
    expect(text).toContain("'https://api.cognitedata.com'");
    expect(text).toContain('project: "plant-1"');
    expect(text).toContain(`${own} = { modelId: 12, revisionId: 34 }`);
    expect(text).not.toMatch(/reveal-docs\.invalid|'demo'/);
    expect(text.match(/revisionId: 34/g)).toHaveLength(1);
    expect(text).toMatch(new RegExp(`${other} = \\{ modelId: 100\\d, revisionId: 200\\d \\}`));
  });

  it('keeps other modules, and adjusts positions of imports after a replacement', () => {
    const { modules } = connect(`${source}\nexport { Vector3 } from 'three';\n`);
    expect(modules[0]).toEqual(compileProgram([main, { file: 'project.ts', source }]).modules[0]);
    const { code = '', imports = [] } = modules[1] ?? {};
    expect(imports.length).toBeGreaterThan(1);
    for (const { specifier, start, end } of imports) {
      expect(code.slice(start, end).slice(1, -1)).toBe(specifier);
    }
  });

  it('throws if the connection or the model is missing', () => {
    expect(() => connect('')).toThrow(/project\.ts doesn't contain a match/);
    expect(() => connect(source.replace('const plant', 'const mine'))).toThrow(/plant/);
  });
});
