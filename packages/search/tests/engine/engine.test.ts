import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '../../src/engine/engine';
import { pageRecords, type PageKind, type Section } from '../../src/records';

function page(title: string, kind: PageKind, sections: Omit<Section, 'level'>[]) {
  return pageRecords(
    {
      path: `docs/${kind}/${title}`,
      group: title,
      kind,
      tag: 'docs-default-4.x',
      rank: 0,
      sections: sections.map((section, index) => ({ level: index === 0 ? 1 : 3, ...section })),
    },
    'en',
  );
}

const records = [
  ...page('Cognite3DViewer', 'api', [
    { heading: 'Cognite3DViewer', anchor: '', text: 'Shows models.' },
    { heading: 'addModel()', anchor: 'addmodel', text: 'Adds a model.' },
    { heading: 'dispose()', anchor: 'dispose', text: 'Frees what addModel took.' },
    { heading: 'cameraManager', anchor: 'cameramanager', text: '' },
    { heading: 'on()', anchor: 'on', text: 'Adds a listener.' },
  ]),
  ...page('Show a model', 'guide', [
    { heading: 'Show a model', anchor: '', text: 'Call addModel. addModel again. addModel.' },
  ]),
  ...page('Clipping', 'example', [
    { heading: 'Clipping', anchor: '', text: 'Planes take away part of the model.' },
  ]),
  ...page('PointCloudBudget', 'api', [
    { heading: 'PointCloudBudget', anchor: '', text: 'Points.' },
  ]),
];

describe('engine', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = createEngine(records);
  });
  const first = (query: string) => engine.search(query)[0]?.record.path;

  it.each([
    ['addModel', 'docs/api/Cognite3DViewer#addmodel'],
    ['addModel()', 'docs/api/Cognite3DViewer#addmodel'],
    ['Cognite3DViewer.addModel', 'docs/api/Cognite3DViewer#addmodel'],
    ['viewer.on', 'docs/api/Cognite3DViewer#on'],
    ['Cognite3DViewer.on', 'docs/api/Cognite3DViewer#on'],
    ['viewer.on()', 'docs/api/Cognite3DViewer#on'],
    ['admodel', 'docs/api/Cognite3DViewer#addmodel'],
    ['add model', 'docs/api/Cognite3DViewer#addmodel'],
    ['viewer', 'docs/api/Cognite3DViewer'],
    ['cameraM', 'docs/api/Cognite3DViewer#cameramanager'],
    ['manager', 'docs/api/Cognite3DViewer#cameramanager'],
    ['pointcloud budget', 'docs/api/PointCloudBudget'],
    ['piontcloudbudget', 'docs/api/PointCloudBudget'],
    ['cut', 'docs/example/Clipping'],
    ['how do I cut the model', 'docs/example/Clipping'],
  ])('finds %s', (query, path) => {
    expect(first(query)).toBe(path);
  });

  it.each(['', '   ', '🙂', '"()"', 'zzqqxxyy'])('finds nothing for %j', (query) => {
    expect(engine.search(query)).toEqual([]);
  });

  it('finds the page with most of the words if none has all', () => {
    expect(first('dispose unknownword')).toBe('docs/api/Cognite3DViewer#dispose');
  });

  it('returns matched terms for highlighting', () => {
    const [match] = engine.search('addMod');
    expect(match?.terms.has('addmodel')).toBe(true);
    expect(match?.queryTerms).toContain('addmod');
  });

  it('finds a section by its additional search phrases, and ranks a whole phrase first', async () => {
    const asking = createEngine([
      ...page('Appearance', 'guide', [
        { heading: 'Appearance', anchor: '', text: 'Fields.' },
        { heading: 'Visibility', anchor: 'visibility', text: 'A field.', asked: 'lid walls' },
        { heading: 'Opacity', anchor: 'opacity', text: 'A field.', asked: 'walls lid' },
      ]),
    ]);
    const paths = (query: string) => asking.search(query).map(({ record }) => record.path);
    expect(paths('lid')).toHaveLength(2);
    expect(paths('lid walls')[0]).toBe('docs/guide/Appearance#visibility');
    expect(paths('walls, lid')[0]).toBe('docs/guide/Appearance#opacity');
  });

  it('finds a symbol by the pages that use it, which its text doesn’t contain', async () => {
    const used = createEngine([
      ...page('Overlay', 'api', [
        { heading: 'Overlay', anchor: '', text: 'Draws.', uses: 'Label a part' },
      ]),
    ]);
    const [match] = used.search('label');
    expect(match?.record).toMatchObject({ path: 'docs/api/Overlay', content: 'Draws.' });
  });

  it('ranks a page whose topic is in the query before one that only mentions it', async () => {
    const text = 'Pumps. Pumps and alarms, pumps, alarms. Pumps with alarms.';
    const mixed = createEngine([
      ...page('Valves', 'guide', [{ heading: 'Valves', anchor: '', text }]),
      ...page('Machines', 'guide', [
        { heading: 'Machines', anchor: '', text: '', asked: 'pumps, silence alarms' },
      ]),
    ]);
    expect(mixed.search('pumps alarms')[0]?.record.path).toBe('docs/guide/Machines');
  });

  it('finds other forms of a short word', async () => {
    const maps = createEngine(
      page('Ground', 'guide', [
        { heading: 'Ground', anchor: '', text: 'No tool for maps.' },
        { heading: 'Sky', anchor: 'sky', text: 'Nor a map.' },
        { heading: 'Sea', anchor: 'sea', text: 'A mast.' },
      ]),
    );
    const found = maps.search('map behind').map(({ record }) => record.path);
    expect(found.sort()).toEqual(['docs/guide/Ground', 'docs/guide/Ground#sky']);
  });

  it('finds a compound for two separate words', () => {
    expect(first('clip ping')).toBe('docs/example/Clipping');
  });

  it('ranks results lower if they contain words that the query excludes', async () => {
    const both = createEngine([
      ...page('Cloud', 'guide', [{ heading: 'Cloud', anchor: '', text: 'Text.' }]),
      ...page('Mesh', 'guide', [{ heading: 'Mesh', anchor: '', text: 'Text.' }]),
    ]);
    const share = (query: string): number => {
      const scores = new Map(both.search(query).map(({ record, score }) => [record.path, score]));
      return (scores.get('docs/guide/Cloud') ?? 0) / (scores.get('docs/guide/Mesh') ?? 0);
    };
    expect(share('mesh without cloud')).toBeLessThan(share('mesh behind cloud') * 0.7);
  });

  it('includes results that lack a frequent word, if enough have all words', async () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      page(`Page${index}x`, 'guide', [
        { heading: `Page${index}x`, anchor: '', text: index < 6 ? 'Use the valve.' : 'Use it.' },
      ]),
    ).flat();
    const large = createEngine([
      ...many,
      ...page('Valve', 'guide', [{ heading: 'Valve', anchor: '', text: 'Opens.' }]),
    ]);
    const found = large.search('use valve').map(({ record }) => record.hierarchy.lvl1);
    expect(found).toContain('Valve');
    expect(found).not.toContain('Page20x');
  });
});
