import { describe, expect, it } from 'vitest';
import { filterExamples } from '../../../../src/components/Gallery/filter';
import { arrange } from '../../../../src/plugins/gallery/arrange';
import { readExamplePages } from '../../../../src/plugins/gallery/examples';
import { readVersions, rootDir } from '@reveal-docs/versions';

const questions: readonly (readonly [words: string, name: string])[] = [
  ['hide parts', 'cad-styling-nodes'],
  ['cut open', 'clipping'],
  ['measure', 'point-to-point-measurement'],
  ['labels', 'cad-2doverlay'],
  ['bookmark', 'cad-save-viewerstate'],
  ['first program', 'cad-basic'],
  ['view cube', 'axisviewtool'],
];

const gallery = (await readExamplePages(readVersions(), rootDir)).map(({ version, pages }) => ({
  label: version.label,
  examples: arrange(pages, []),
}));

describe.each(gallery)('$label', ({ examples }) => {
  const known = questions.filter(([, name]) => examples.some((example) => example.name === name));
  it.each(known)('"%s" finds %s', (words, name) => {
    const found = filterExamples(examples, { kind: null, heading: null, words });
    expect(found.map((example) => example.name)).toContain(name);
    expect(found.length).toBeLessThan(examples.length / 2);
  });
});
