import { describe, expect, it } from 'vitest';
import { hoverFile, hoverKey } from '../src/code/hoverData';
import { compileBlocks } from '../src/blocks/compiler';
import { firstSentence } from '../src/pages/firstSentence';
import { findHovers } from '../src/hovers/findHovers';
import { pageHovers } from '../src/hovers/pageHovers';
import { latest } from '../../../tests/fixtures/versions';

const code = `import { Cognite3DViewer, TreeIndexNodeCollection } from '@cognite/reveal';
import { CogniteClient } from '@cognite/sdk';
import * as THREE from 'three';
declare const client: CogniteClient;
// ---cut---
const viewer = new Cognite3DViewer({ sdk: client });
const up = new THREE.Vector3(0, 1, 0);
/** Adds the plant. And more. */
async function load(modelId: number) {
  return viewer.addCadModel({ modelId, revisionId: 1 });
}
new TreeIndexNodeCollection().updateSet([1]);
void load(up.length());
const late = import('@cognite/sdk');
void late;
`;

const module = { page: 'a', index: 0, extension: 'ts', code } as const;
const compilation = compileBlocks(latest, [module]);
const words = new Map([
  ['TreeIndexNodeCollection.updateSet', { text: 'Holds others. And tells.' }],
]);
const hovers = findHovers(compilation.program, compilation.fileOf(module), words);
const lines = code.split('\n');
const over = (name: string) =>
  hovers.filter(
    ({ line, column, length }) => lines[line - 1]?.slice(column, column + length) === name,
  );

describe('a hover', () => {
  it('on an SDK name shows its declaration and first sentence, or our description', () => {
    const [addCadModel] = over('addCadModel');
    expect(addCadModel?.declaration).toMatch(/^\(method\) Cognite3DViewer\.addCadModel/);
    expect(addCadModel?.sentence).toMatch(/^Add a new CAD 3D model to the viewer\.$/);
    expect(over('updateSet')[0]?.sentence).toBe('Holds others.');
  });

  it('on names of the client, of three and of the block shows their declaration', () => {
    expect(over('CogniteClient')[0]?.declaration).toBe('class CogniteClient');
    expect(over('Vector3')[0]?.declaration).toBe('class Vector3');
    expect(over('viewer')[0]?.declaration).toMatch(/^const viewer: Cognite3DViewer/);
    expect(over('load')[0]).toMatchObject({
      declaration: expect.stringMatching(/^function load\(modelId: number\): Promise</) as unknown,
      sentence: 'Adds the plant.',
    });
    expect(over('modelId')[0]?.declaration).toBe('(parameter) modelId: number');
  });
});

describe('a module', () => {
  it('is shown by its import name, never by its file', () => {
    expect(over('THREE').at(-1)?.declaration).toBe('module "three"');
    expect(over('late')[0]?.declaration).toBe('const late: Promise<typeof import("@cognite/sdk")>');
    expect(JSON.stringify(hovers)).not.toMatch(/node_modules|"\//);
  });
});

describe('the hovers of a page', () => {
  it('contain each text once, with positions relative to the shown lines', () => {
    const data = pageHovers([{ code, hovers: hovers.filter(({ line }) => line > 5) }]);
    const shown = code.slice(code.indexOf('const viewer')).trimEnd();
    const places = data?.blocks[hoverKey(shown)] ?? [];
    const [line, column, length, text] = places[0] ?? [];
    expect([line, column, length]).toEqual([0, 6, 'viewer'.length]);
    expect(data?.texts[text ?? -1]?.[0]).toMatch(/^const viewer/);
    expect(new Set(data?.texts.map((entry) => JSON.stringify(entry))).size).toBe(
      data?.texts.length,
    );
  });

  it('don’t exist if the page has no names', () => {
    expect(pageHovers([{ code: '1;', hovers: [] }])).toBeUndefined();
  });

  it('have a file at the path of the page', () => {
    expect(hoverFile('/docs/next/events')).toBe('hovers/docs/next/events.json');
  });
});

it('a first sentence contains no Markdown and no code', () => {
  expect(firstSentence('Adds `it`, see {@link Viewer.add}. More.\n```ts\nx.\n```')).toBe(
    'Adds it, see Viewer.add.',
  );
});
