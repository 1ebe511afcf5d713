import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  checkSamples,
  failingSamples,
  idleSamples,
  sampleProblems,
  type SampleApi,
  type SampleResult,
} from '../../src/pages/samples';
import { latest } from '../../../../tests/fixtures/versions';
import { temporaryFolder, writeFiles } from '../../../../tests/fixtures/temporaryFolder';

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

const refused = [
  ['a member that is gone', 'viewer.noSuchThing();', /noSuchThing/],
  ['a class without new', 'CustomObject(new THREE.Object3D());', /include 'new'/],
  ['a name that nothing declares', 'viewer.removeModel(mystery);', /mystery/],
  [
    'options of another kind',
    "viewer.addModel({ modelId: 'A', revisionId: 'B' });",
    /not assignable/,
  ],
] as const;

/** Check all samples together, because each check compiles the SDK several times. */
const samples = {
  works: sample('A', 'viewer.fitCameraToModel(model);'),
  imports: sample('A', 'viewer.addCustomObject(new CustomObject(new THREE.Object3D()));'),
  replaced: sample('Mended', 'viewer.noSuchThing();'),
};
let results: Record<keyof typeof samples, SampleResult | undefined>;
let refusedResults: (SampleResult | undefined)[];
beforeAll(() => {
  const fails = refused.map(([, code]) => sample('B', code));
  const [works, imports, replaced, ...others] = checkSamples(
    [...Object.values(samples), ...fails],
    api,
    dir,
  );
  results = { works, imports, replaced };
  refusedResults = others;
});

describe('a sample of the SDK', () => {
  it('is shown as written if it compiles with the usual names', () => {
    const { works, imports } = results;
    expect(works).toMatchObject({ name: 'A', index: 0, shown: 'sdk', problem: '' });
    expect(works).not.toHaveProperty('code');
    // Hover positions refer to the code on the page, which omits the declarations that were added for the compiler.
    const [viewer, fit] = works?.hovered?.hovers ?? [];
    expect(viewer).toMatchObject({ line: 1, column: 0, length: 'viewer'.length });
    expect(fit).toMatchObject({ line: 1, column: 'viewer.'.length });
    expect(fit?.declaration).toMatch(/^\(method\) Cognite3DViewer\.fitCameraToModel/);
    expect(imports?.shown).toBe('sdk');
  });

  it.each(refused.map(([name, , message], index) => [name, message, index] as const))(
    'is left out with %s, and the compiler error is reported',
    (_, message, index) => {
      const result = refusedResults[index];
      expect(result).toMatchObject({
        shown: 'none',
        problem: expect.stringMatching(message) as unknown,
      });
      expect(sampleProblems(result === undefined ? [] : [result], 'next')).toEqual([
        expect.stringMatching(/^next: the SDK's sample for B doesn't compile\. Add a replacement/),
      ]);
    },
  );

  it('is replaced by our sample of the same name, without its setup code', () => {
    const result = results.replaced;
    expect(result).toMatchObject({ shown: 'ours', code: 'viewer.dispose();' });
    // Line numbers refer to the whole file. `pageHovers` subtracts the hidden lines later.
    expect(result?.hovered?.hovers).toMatchObject([
      { line: 4, column: 0 },
      { line: 4, column: 7 },
    ]);
    expect(failingSamples(result === undefined ? [] : [result], 'next')).toBe(
      "next: 1 of the SDK's 1 samples do not compile: Mended (replaced by ours)",
    );
    expect(sampleProblems(result === undefined ? [] : [result], 'next')).toEqual([]);
  });
});

describe('a sample of these docs', () => {
  it('throws if it doesn’t compile', () => {
    fs.writeFileSync(path.join(dir, 'Broken.ts'), 'viewer.dispose();');
    expect(() => checkSamples([sample('Broken', 'viewer.noSuchThing();')], api, dir)).toThrow(
      /samples: Broken: Cannot find name 'viewer'/,
    );
    fs.rmSync(path.join(dir, 'Broken.ts'));
  });

  it('is reported if no page shows it', () => {
    const { works, replaced } = results;
    if (works === undefined || replaced === undefined) throw new Error('A sample has no result.');
    expect(idleSamples(new Map([[latest.folder, [replaced]]]), dir)).toEqual([]);
    // If the SDK's sample compiles, the page shows it instead of our sample.
    expect(idleSamples(new Map([[latest.folder, [{ ...works, name: 'Mended' }]]]), dir)).toEqual([
      "packages/api-reference/src/pages/samples/Mended.ts isn't shown on any API page. Remove it.",
    ]);
  });
});
