/** Samples of the API pages: those of the SDK's comments that work, ours in place of the others, and what is reported. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  checkSamples,
  failingSamples,
  idleSamples,
  sampleProblems,
  type SampleApi,
} from '../../../../src/plugins/api/samples';
import { latest } from '../../../fixtures/versions';
import { temporaryFolder, writeFiles } from '../../../fixtures/temporaryFolder';

const api: SampleApi = {
  version: latest,
  moduleOf: new Map(
    ['Cognite3DViewer', 'CogniteCadModel', 'CustomObject'].map((name) => [name, '@cognite/reveal']),
  ),
  words: new Map(),
};
const dir = temporaryFolder();
writeFiles(dir, {});
fs.writeFileSync(
  path.join(dir, 'Mended.ts'),
  "import type { Cognite3DViewer } from '@cognite/reveal';\ndeclare const viewer: Cognite3DViewer;\n" +
    '// ---cut---\nviewer.dispose();\n',
);

const sample = (name: string, code: string, index = 0) => ({ name, code, index });
const check = (name: string, code: string) => checkSamples([sample(name, code)], api, dir)[0];

describe('a sample of the SDK', () => {
  it('is shown as written where it compiles with the usual names', () => {
    const result = check('A', 'viewer.fitCameraToModel(model);');
    expect(result).toMatchObject({ name: 'A', index: 0, shown: 'sdk', problem: '' });
    expect(result).not.toHaveProperty('code');
    // Names have hovers where the page shows them, without what is declared for them.
    const [viewer, fit] = result?.hovered?.hovers ?? [];
    expect(viewer).toMatchObject({ line: 1, column: 0, length: 'viewer'.length });
    expect(fit).toMatchObject({ line: 1, column: 'viewer.'.length });
    expect(fit?.declaration).toMatch(/^\(method\) Cognite3DViewer\.fitCameraToModel/);
    expect(
      check('A', 'viewer.addCustomObject(new CustomObject(new THREE.Object3D()));')?.shown,
    ).toBe('sdk');
  });

  it.each([
    ['a member that is gone', 'viewer.noSuchThing();', /noSuchThing/],
    ['a class without new', 'CustomObject(new THREE.Object3D());', /include 'new'/],
    ['a name that nothing declares', 'viewer.removeModel(mystery);', /mystery/],
    [
      'options of another kind',
      "viewer.addModel({ modelId: 'A', revisionId: 'B' });",
      /not assignable/,
    ],
  ])('is left out with %s, and the compiler is quoted', (_, code, message) => {
    const result = check('B', code);
    expect(result).toMatchObject({
      shown: 'none',
      problem: expect.stringMatching(message) as unknown,
    });
    expect(sampleProblems(result === undefined ? [] : [result], 'next')).toEqual([
      expect.stringMatching(/^next: the SDK's sample of B does not compile, and there is none/),
    ]);
  });

  it('is replaced by ours of the same name, without its set-up', () => {
    const result = check('Mended', 'viewer.noSuchThing();');
    expect(result).toMatchObject({ shown: 'ours', code: 'viewer.dispose();' });
    // Lines are those of the whole file: what is hidden is taken off when the page's hovers are put together.
    expect(result?.hovered?.hovers).toMatchObject([
      { line: 4, column: 0 },
      { line: 4, column: 7 },
    ]);
    expect(failingSamples(result === undefined ? [] : [result], 'next')).toBe(
      "next: 1 of the SDK's 1 samples do not compile: Mended (ours instead)",
    );
    expect(sampleProblems(result === undefined ? [] : [result], 'next')).toEqual([]);
  });
});

describe('a sample of ours', () => {
  it('fails everything when it does not compile', () => {
    fs.writeFileSync(path.join(dir, 'Broken.ts'), 'viewer.dispose();');
    expect(() => check('Broken', 'viewer.noSuchThing();')).toThrow(
      /samples: Broken: Cannot find name 'viewer'/,
    );
    fs.rmSync(path.join(dir, 'Broken.ts'));
  });

  it('is reported when no page shows it', () => {
    const shown = checkSamples([sample('Mended', 'viewer.noSuchThing();')], api, dir);
    expect(idleSamples(new Map([[latest.folder, shown]]), dir)).toEqual([]);
    const works = checkSamples([sample('Mended', 'viewer.dispose();')], api, dir);
    expect(idleSamples(new Map([[latest.folder, works]]), dir)).toEqual([
      'src/plugins/api/samples/Mended.ts: no API page shows it.',
    ]);
  });
});
