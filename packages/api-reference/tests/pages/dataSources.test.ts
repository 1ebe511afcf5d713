import { describe, expect, it, test } from 'vitest';
import { readVersions } from '@reveal-docs/versions';
import { readJson } from '@reveal-docs/shared/readJson';
import { readApiIndex } from '../../src/names/apiIndex';
import { dataSources, markDataSources } from '../../src/pages/dataSources';
import { text, type ApiModel, type ApiPage, type Part, type Section } from '../../src/pages/model';
import { modelFile } from '../../src/pages/modelFile';
import { writePage } from '../../src/pages/writePage';

const symbols = { DataSourceType: {} } as unknown as ApiModel['symbols'];
const guide = '/docs/data-modeling#type-parameters';

function section(level: number, name: string, parts: readonly Part[]): Section {
  const [title = ''] = name.split('.').slice(-1);
  const anchor = level === 1 ? undefined : title.toLowerCase();
  return { type: 'section', level, title, anchor, name, parts };
}

function write(root: Section, known = symbols): string {
  const page: ApiPage = {
    file: 'x.md',
    frontMatter: { title: root.title, description: '', api: {} },
    section: { ...root, kind: 'Class' },
  };
  const [marked = page] = markDataSources([page], known, guide);
  return writePage(marked, known).split(/^---$/m)[2] ?? '';
}

const field = '<select name="data-source">';

describe('a page with members for one data source', () => {
  const page = section(1, 'CognitePointCloudModel', [
    text(
      '<div class="api-members">\n\n- [modelId](#modelid) <span></span>\n- [type](#type) <span></span>\n\n</div>',
    ),
    section(3, 'CognitePointCloudModel.modelId', [text('The ID.')]),
    section(3, 'CognitePointCloudModel.type', [text('The type.')]),
  ]);

  it('names the source of a member, and marks everything that hides with it', () => {
    const written = write(page);
    expect(written).toContain(
      '### modelId<i class="for-classic"></i> {#modelid}\n\n<div class="for-classic">\n\n<p class="api-source">Only for classic resources</p>\n\nThe ID.\n\n</div>',
    );
    expect(written).toContain('- [modelId](#modelid)<i class="for-classic"></i> <span>');
  });

  it('doesn’t mark the others', () => {
    expect(write(page)).toContain('### type {#type}\n\nThe type.');
    expect(write(page)).toContain('- [type](#type) <span>');
  });

  it('has the field below its kind', () => {
    expect(write(page)).toMatch(
      /^\s*# CognitePointCloudModel\n\n<p class="api-kind".*\n\n<p class="api-source".*<select/,
    );
  });

  it('stays as it is in a release with only classic resources', () => {
    const written = write(page, {});
    expect(written).not.toContain('for-classic');
    expect(written).not.toContain(field);
  });
});

test('a page that is only for one source says so, and has no field', () => {
  const written = write(section(1, 'PointCloudDMVolumeCollection', [text('A collection.')]));
  expect(written).toContain('<p class="api-source">Only for data modeling</p>\n\nA collection.');
  expect(written).not.toContain(field);
});

test('overloads are marked one by one', () => {
  const written = write(
    section(1, 'Cognite3DViewer', [
      section(3, 'Cognite3DViewer.add360ImageSet', [
        { type: 'label', label: 'Overload 1' },
        text('From a data model.'),
        { type: 'label', label: 'Overload 2' },
        text('From events.'),
        { type: 'label', label: 'Example' },
      ]),
    ]),
  );
  const [before = '', dm = '', classic = ''] = written.split(/<div class="for-/);
  expect(before).toContain('### add360ImageSet {#add360imageset}');
  expect(dm).toMatch(/^dm">[^]*Overload 1[^]*From a data model\.\n\n<\/div>\s*$/);
  expect(classic).toMatch(/^classic">[^]*Overload 2[^]*From events\.[^]*Example[^]*<\/div>\s*$/);
});

test('variants of an alias have the source of their type', () => {
  const variant = (title: string) => ({ title, fields: [], literals: undefined });
  const written = write(
    section(1, 'AddModelOptions', [
      {
        type: 'fields',
        variants: [variant('ClassicModelIdentifierType'), variant('DMModelIdentifierType')],
      },
    ]),
  );
  expect(written.match(/<div class="for-\w+">/g)).toEqual([
    '<div class="for-classic">',
    '<div class="for-dm">',
  ]);
  expect(written).toContain(field);
});

test('a type parameter for the data source links to its explanation', () => {
  const table =
    '| Type parameter |\n| --- |\n| `T` *extends* [`DataSourceType`](../type-aliases/DataSourceType.md) |';
  expect(write(section(1, 'Image360', [text(table)]))).toContain(
    `Determines the [data source](${guide}).`,
  );
  const other = '| Type parameter |\n| --- |\n| `T` *extends* [`Box3`](../classes/Box3.md) |';
  expect(write(section(1, 'Image360', [text(other)]))).not.toContain('data source');
});

/**
 * Matches types that exist for only one data source. A symbol with such a type in its signature must be listed for that
 * source or for both.
 */
const telling =
  /\b(?:Classic\w+|DM[A-Z]\w+|CoreDm\w+|Image360\w*DataModelIdentifier)\b|"(?:cdm|dm|assets|events|datamodels)"/;

const forBoth = [
  'AddModelOptions',
  'AnyIntersection',
  'AssetAnnotationImage360Info',
  'AssetHybridAnnotationImage360Info',
  'CogniteModel',
  'DataSourceType',
  'Image360AnnotationAssetFilter',
  'Image360AnnotationAssetQueryResult',
  'Image360AnnotationInstanceReference',
  'Image360AnnotationIntersection',
  'Image360EnteredDelegate',
  'Image360IconIntersection',
  'Image360RevisionId',
  'Image360WithCollection',
  'InstanceLinkable360ImageAnnotationType',
  'InstanceReference',
  'Intersection',
  'PointCloudIntersection',
  'PointCloudObjectMetadata',
  'isClassicPointCloudModel',
  'isClassicPointCloudVolume',
  'isDMPointCloudModel',
  'isDMPointCloudVolume',
];

describe.each(
  readVersions().filter(({ folder }) => 'DataSourceType' in readApiIndex(folder).symbols),
)('the table of data sources, in $label', ({ folder }) => {
  const { pages } = readJson<ApiModel>(modelFile(folder));
  const index = readApiIndex(folder).symbols;

  it('has only names of the API', () => {
    const unknown = [...dataSources.keys()].filter((key) => {
      const [symbol = '', member] = key.replace(/#\d+$/, '').split('.');
      const found = index[symbol];
      return found === undefined || (member !== undefined && !(member in found.members));
    });
    expect(unknown).toEqual([]);
  });

  it('has every symbol whose signature is about one of them', () => {
    const named = pages.flatMap(({ frontMatter: { title }, section: { parts } }) =>
      parts.some(
        (part) =>
          part.type === 'signature' && telling.test(part.code.replace(/<T extends.*?>/, '')),
      )
        ? [title]
        : [],
    );
    expect(named.length).toBeGreaterThan(10);
    const known = new Set([...dataSources.keys(), ...forBoth]);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});
