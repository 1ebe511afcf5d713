import type { Link, Node, Parent, Root } from 'mdast';
import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { parsePage } from '@reveal-docs/api-reference/blocks/pages';
import apiLinks from '../../../src/remark/apiLinks';
import {
  type ApiIndex,
  type ApiSymbol,
  type ArchivedVersion,
  type SymbolKind,
  maxNotApiNames,
  notApiNames,
} from '@reveal-docs/api-reference/names';
import { readVersions, type DocsVersion } from '@reveal-docs/versions';

const versions = readVersions();
const latest = versions.find(({ isLast }) => isLast) as DocsVersion;
const old = versions.at(-1) as DocsVersion;

function symbol(name: string, kind: SymbolKind, members: string[], page: string): ApiSymbol {
  return {
    name,
    kind,
    module: 'cognite_reveal',
    page,
    members: Object.fromEntries(
      members.map((member) => [member, { kind: 'method' as const, anchor: member.toLowerCase() }]),
    ),
  };
}

function index(...symbols: ApiSymbol[]): ApiIndex {
  return { version: '', symbols: Object.fromEntries(symbols.map((entry) => [entry.name, entry])) };
}

const classes = 'api/cognite_reveal/classes';
const indexes: Record<string, ApiIndex> = {
  [latest.folder]: index(
    symbol('Cognite3DViewer', 'class', ['addModel', 'dispose', 'fitCameraToModel'], `${classes}/V`),
    symbol('AxisViewTool', 'class', ['dispose'], `${classes}/AxisViewTool`),
    symbol('THREE', 'variable', [], 'api/THREE'),
    symbol('CadModelOptions', 'type', ['wantedResolution'], 'api/CadModelOptions'),
  ),
  [old.folder]: index({
    ...symbol('Cognite3DViewer', 'class', ['addModel', 'setSlicingPlanes'], 'api'),
    anchor: 'cognite3dviewer',
  }),
};

async function transform(
  text: string,
  {
    page = 'concepts',
    version = latest,
    excused = [] as string[],
    archived = [] as ArchivedVersion[],
    allowWrongNames = false,
  } = {},
): Promise<Root> {
  const file = `${version.contentDir}/${page}.mdx`;
  const root = await parsePage(file, text);
  const transformer = apiLinks({
    siteDir: '',
    allowWrongNames,
    sources: {
      versions,
      readIndex: ({ folder }) => indexes[folder],
      archived,
      excused: new Set(excused),
    },
  });
  const vfile = new VFile({ path: file });
  await transformer(root, vfile, () => undefined);
  return root;
}

function linksOf(node: Node): string[] {
  const inner = 'children' in node ? (node as Parent).children.flatMap(linksOf) : [];
  return node.type === 'link' ? [(node as Link).url, ...inner] : inner;
}

const viewerPage = `/${latest.routePath}/${classes}/V`;

describe('links to the API', () => {
  test.each([
    ['`Cognite3DViewer`', viewerPage],
    ['`new Cognite3DViewer(options)`', viewerPage],
    ['`Cognite3DViewer.addModel`', `${viewerPage}#addmodel`],
    ['`Cognite3DViewer.addModel()`', `${viewerPage}#addmodel`],
    ['`addModel()`', `${viewerPage}#addmodel`],
    ['`viewer.addModel({ modelId })`', `${viewerPage}#addmodel`],
    ['`viewer.dispose()`', `${viewerPage}#dispose`],
    ['`wantedResolution`', `/${latest.routePath}/api/CadModelOptions#wantedresolution`],
  ])('%s links to %s', async (text, url) => {
    expect(linksOf(await transform(text))).toEqual([url]);
  });

  test('go to the version of the page', async () => {
    expect(linksOf(await transform('`setSlicingPlanes()`', { version: old }))).toEqual([
      `/${old.routePath}/api#setslicingplanes`,
    ]);
    expect(linksOf(await transform('`Cognite3DViewer`', { version: old }))).toEqual([
      `/${old.routePath}/api#cognite3dviewer`,
    ]);
  });

  test.each([
    '`dispose()`',
    '`THREE.Vector3`',
    '`npm run dev`',
    '`viewer.ts`',
    '`true`',
    '`model`',
  ])('aren’t added to %s', async (text) => {
    expect(linksOf(await transform(text))).toEqual([]);
  });

  test('are added in tables, lists and components, but not in headings and links', async () => {
    const text = [
      '## `addModel()`',
      '[`addModel()`](https://example.com)',
      '| `addModel()` |\n| --- |\n| `addModel()` |',
      '- `addModel()`',
      '<Tabs>\n\n`addModel()`\n\n</Tabs>',
    ].join('\n\n');
    const links = linksOf(await transform(text));
    expect(links.filter((url) => url !== 'https://example.com')).toHaveLength(4);
  });

  test('aren’t added on generated pages', async () => {
    expect(linksOf(await transform('`addModel()`', { page: 'api/index' }))).toEqual([]);
    expect(linksOf(await transform('`addModle()`', { page: 'api/index' }))).toEqual([]);
  });
});

describe('wrong names', () => {
  test.each([
    ['`Cognite3DViewr`', 'Cognite3DViewer'],
    ['`addModle()`', 'addModel'],
    ['`viewer.addModle()`', 'Cognite3DViewer.addModel'],
    ['`Cognite3DViewer.addModell`', 'Cognite3DViewer.addModel'],
    ['`fitCameraToModle`', 'fitCameraToModel'],
  ])('%s is a misspelled %s', async (text, meant) => {
    await expect(transform(`Text.\n\n${text}`)).rejects.toThrow(
      `concepts.mdx:3:1 ${text} is not in the API of ${latest.label}. Did you mean \`${meant}\`?`,
    );
  });

  test('are allowed while a page is being written, and the other names are links', async () => {
    const text = '`Cognite3DViewr` and `Cognite3DViewer`';
    expect(linksOf(await transform(text, { allowWrongNames: true }))).toEqual([viewerPage]);
  });

  test('include a member that the class doesn’t have', async () => {
    await expect(transform('`Cognite3DViewer.somethingElse`')).rejects.toThrow(
      '`Cognite3DViewer` has no member `somethingElse`',
    );
  });

  test('include names of other versions, which are links on pages about versions', async () => {
    const text = '`Cognite3DViewer.setSlicingPlanes()`';
    await expect(transform(text)).rejects.toThrow(`only in ${old.label}`);
    expect(linksOf(await transform(text, { page: 'migration-guide' }))).toEqual([
      `/${old.routePath}/api#setslicingplanes`,
    ]);
    await expect(transform('`addModle()`', { page: 'migration-guide' })).rejects.toThrow(
      'Did you mean',
    );
    const before = `\`\`\`ts version=${old.folder}\nviewer.setSlicingPlanes([]);\n\`\`\`\n\n`;
    expect(
      linksOf(await transform(before + '`setSlicingPlanes()`', { page: 'migration-guide' })),
    ).toHaveLength(1);
  });

  test('are all reported together', async () => {
    await expect(transform('`addModle()`\n\n`Cognite3DViewr`')).rejects.toThrow(/:1:1 .*\n.*:3:1 /);
  });

  test('don’t include names that the page’s code declares', async () => {
    const block = (meta: string) => `\`\`\`ts${meta}\nclass MyAxisViewTool {}\n\`\`\`\n\n`;
    const text = '`MyAxisViewTool`';
    await expect(transform(text)).rejects.toThrow('Did you mean `AxisViewTool`?');
    expect(linksOf(await transform(block('') + text))).toEqual([]);
    await expect(transform(block(' error=TS2305') + text)).rejects.toThrow('Did you mean');
  });

  test('don’t include names of three.js', async () => {
    expect(linksOf(await transform('`CameraHelper`, `Vector3`, `AxesHelper`'))).toEqual([]);
  });

  test('can be excused only with the exact text', async () => {
    expect(linksOf(await transform('`addModle()`', { excused: ['addModle()'] }))).toEqual([]);
    await expect(transform('`addModle`', { excused: ['addModle()'] })).rejects.toThrow(
      'Did you mean',
    );
  });
});

test('there are few excused names', () => {
  expect(notApiNames.length).toBeLessThanOrEqual(maxNotApiNames);
});

test('a page of a version without API pages throws with the command to run', async () => {
  const other = versions.find((version) => indexes[version.folder] === undefined) as DocsVersion;
  await expect(transform('`addModel()`', { version: other })).rejects.toThrow(
    'npx tsx scripts/generate.ts',
  );
});

describe('names of a dropped version', () => {
  const archived = [
    {
      name: '0.x',
      label: '0.x',
      symbols: { LongGoneThing: symbol('LongGoneThing', 'class', [], 'api') },
    },
  ] as unknown as ArchivedVersion[];

  test('are plain text on pages about other versions', async () => {
    const root = await transform('`LongGoneThing`', { page: 'migration-guide', archived });
    expect(linksOf(root)).toEqual([]);
  });

  test('are reported on other pages', async () => {
    await expect(transform('`LongGoneThing`', { archived })).rejects.toThrow(
      `is not in the API of ${latest.label}, only in 0.x`,
    );
  });
});
