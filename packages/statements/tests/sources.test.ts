import { describe, expect, it } from 'vitest';
import { readLanes } from '../src/lanes';
import { findSource, readSources } from '../src/sources';

const lanes = readLanes();
const sources = readSources();

describe('a source', () => {
  it('contains its text in at least one release', () => {
    const missing = sources.filter((source) => lanes.every((lane) => !findSource(source, lane)));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('is never in the adapter of 2.x or other code of these docs', () => {
    const own = {
      id: 'own',
      says: 'It holds.',
      because: 'a test',
      text: 'updateStyledNodeCollection',
    };
    const files = [
      'examples/2.x/adapter/styling.ts',
      'adapter/styling.ts',
      '../2.x/adapter/styling.ts',
    ];
    for (const file of files) {
      for (const lane of lanes) expect(findSource({ ...own, file }, lane), file).toBeUndefined();
    }
    expect(sources.filter(({ file }) => !/^(packages|core|node_modules)\//.test(file))).toEqual([]);
  });
});
