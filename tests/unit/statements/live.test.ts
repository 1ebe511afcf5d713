import { describe, expect, it } from 'vitest';
import { compileProgram } from '@reveal-docs/runner/program/compile';
import { readLiveKit } from '../../../src/plugins/statements';
import {
  inOneFolder,
  isAsExpected,
  liveFiles,
  readResult,
} from '@reveal-docs/statements/liveProgram';
import { readLanes } from '@reveal-docs/statements/lanes';
import { readStatements } from '@reveal-docs/statements/read';
import { rootDir } from '@reveal-docs/versions';

const kit = readLiveKit(rootDir);

describe('a statement as a program', () => {
  it('compiles with its shared files in one of the releases', () => {
    const lanes = readLanes();
    const compiled = new Set<string>();
    for (const [index, { id, source }] of readStatements().entries()) {
      const lane = lanes[index % lanes.length];
      if (lane === undefined) throw new Error('There is no release.');
      const place = { release: lane.release, folder: lane.version.folder };
      // Compile shared code only once. Later imports of it need only the names of its files.
      const files = liveFiles({ id, source }, place, kit).map((file, position) => {
        const key = JSON.stringify(file);
        if (position < 2 || !compiled.has(key)) {
          compiled.add(key);
          return file;
        }
        return { ...file, source: '' };
      });
      const { modules } = compileProgram(files);
      expect(modules[0]?.imports[0]?.specifier, id).toBe('#program/network');
    }
  });

  it('imports its files from one folder', () => {
    expect(inOneFolder("import { a } from '../statement';\nimport '../kit/network';")).toBe(
      "import { a } from './statement';\nimport './network';",
    );
    expect(inOneFolder("import type { Json } from '../statement';")).toContain("'./statement'");
    expect(inOneFolder("import { Box3 } from 'three';")).toBe("import { Box3 } from 'three';");
  });
});

describe('the result of a statement’s run', () => {
  it('is read from its console line, and from no other', () => {
    expect(readResult('statement: {"expected":1,"seen":2}')).toEqual({ expected: 1, seen: 2 });
    expect(readResult('hello')).toBeUndefined();
    expect(readResult('statement: 3')).toBeUndefined();
  });

  it('is compared without the order of fields, and an error never matches', () => {
    expect(isAsExpected({ expected: { a: 1, b: 2 }, seen: { b: 2, a: 1 } })).toBe(true);
    expect(isAsExpected({ expected: [1, 2], seen: [2, 1] })).toBe(false);
    expect(isAsExpected({ expected: null, error: 'It broke.' })).toBe(false);
  });
});
