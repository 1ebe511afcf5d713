/** The list of symbols that no example uses. */
import { describe, expect, it } from 'vitest';
import { readResults } from '../../../../src/plugins/blocks/results';
import { findUnused } from '../../../../src/plugins/examples/unusedSymbols';
import { readApiIndex } from '../../../../src/names/apiIndex';
import { readVersions } from '../../../../src/versions';

it('leaves out what example pages use, and counts no other page', () => {
  const symbols = [
    { name: 'Viewer', kind: 'class' },
    { name: 'Tool', kind: 'class' },
    { name: 'Options', kind: 'type' },
    { name: 'Helper', kind: 'class' },
  ];
  const pages = [
    { id: 'examples/basic', symbols: ['Viewer'] },
    { id: 'concepts', symbols: ['Tool', 'Options'] },
  ];
  expect(findUnused(symbols, pages)).toEqual({ class: ['Helper', 'Tool'], type: ['Options'] });
});

describe.each(readVersions())('$label', (version) => {
  it('uses the viewer in its examples, and not everything', () => {
    const results = readResults(version);
    if (results === undefined) throw new Error('Run `npm run generate`.');
    const unused = findUnused(Object.values(readApiIndex(version.folder).symbols), results.pages);
    expect(unused['class']).not.toContain('Cognite3DViewer');
    expect(unused['class']?.length).toBeGreaterThan(0);
  });
});
