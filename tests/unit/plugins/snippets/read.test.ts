import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { snippetNames } from '@reveal-docs/runner/types/snippet';
import { parseSnippets, readSnippets, snippetsFile } from '../../../../src/plugins/snippets/read';
import { readVersions } from '@reveal-docs/versions';

const versions = readVersions();
const [first] = versions;
if (first === undefined) throw new Error('There is no version.');
const text = fs.readFileSync(snippetsFile(first), 'utf8');
const changed = (from: string, to: string) => () =>
  parseSnippets(
    text.replace(from, () => to),
    'next/snippets.json',
  );

describe('readSnippets', () => {
  it.each(versions.map((version) => [version.label, version] as const))(
    'finds all snippets of %s',
    (_, version) => {
      const snippets = readSnippets(version);
      expect(Object.keys(snippets)).toEqual([...snippetNames]);
      expect(snippets.clippingBox.code.split('\n').length).toBeGreaterThan(1);
    },
  );
});

describe('parseSnippets', () => {
  it.each([
    ['a snippet that is missing', '"camera"', '"view"', /camera/],
    ['a field that nothing reads', '"code"', '"more": 1, "code"', /more/],
    ['a placeholder without a value', '$position', '$place', /camera: \$place isn't declared/],
    ['a value of another snippet', '$position', '$treeIndex', /\$treeIndex isn't declared/],
    [
      'a variable that is not used',
      '"$viewer": {',
      '"$cloud": { "type": "A", "otherwise": "a" }, "$viewer": {',
      /\$cloud isn't used/,
    ],
    [
      'an import that is not used',
      '"Vector3": "three"',
      '"Vector3": "three", "Vector4": "three"',
      /Vector4 is imported/,
    ],
    ['a module with markup in it', '"three"', '"<three>"', /not a module/],
  ])('throws for %s', (_, from, to, words) => {
    expect(changed(from, to)).toThrow(words);
  });
});
