import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { pagesAboutOtherVersions } from '../../src/names/nameRules';
import type { BlockReport } from '../../src/blocks/blockReport';
import { checkBlocks } from '../../src/blocks/checkBlocks';
import { makePage } from '../../src/blocks/pages';
import { generateSdkTypes } from '../../src/types/generate';
import { readVersions, type DocsVersion } from '@reveal-docs/versions';

const versions = readVersions();
const latest = versions.find(({ isLast }) => isLast) as DocsVersion;
/** The newest version that is older than the latest version and describes a different release. */
const previous = versions
  .slice(versions.indexOf(latest) + 1)
  .find(({ interfaceRelease }) => interfaceRelease !== latest.interfaceRelease) as DocsVersion;
/** Versions whose programs run with a release that differs from the documented release. */
const adapted = versions.filter(({ interfaceRelease, release }) => interfaceRelease !== release);

beforeAll(() => generateSdkTypes(versions), 60_000);

async function check(
  text: string,
  { version = latest, page = 'concepts' } = {},
): Promise<BlockReport> {
  const file = path.join(version.contentDir, `${page}.mdx`);
  return checkBlocks([await makePage(version, file, text)], {
    // Pass a copy. Callers can read the versions more than once, so the check must compare versions by folder instead
    // of by identity.
    version: { ...version },
    versions,
    archived: ['0.x'],
    isApiSymbol: (name) => name === 'Cognite3DViewer',
    pins: { '@cognite/reveal': [latest.release], three: ['0.180.0'] },
    programs: [],
    words: new Map(),
  });
}

async function problems(text: string, options?: Parameters<typeof check>[1]): Promise<string[]> {
  const report = await check(text, options);
  return report.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

function fence(code: string, info = 'ts'): string {
  return `\`\`\`${info}\n${code}\n\`\`\`\n`;
}

const viewer = `import type { Cognite3DViewer } from '@cognite/reveal';
declare const viewer: Cognite3DViewer;
// ---cut---
`;

describe('a code block is compiled', () => {
  test.each([
    ['with imports', "import { Cognite3DViewer } from '@cognite/reveal';\nCognite3DViewer.name;"],
    ['with hidden setup', `${viewer}viewer.dispose();`],
    ['with await', `${viewer}await viewer.addModel({ modelId: 1, revisionId: 2 });`],
    ['of its own scope', 'const name = 1;\nconsole.log(name);'],
  ])('%s', async (_name, code) => {
    expect(await problems(fence(code))).toEqual([]);
  });

  test('in components, lists and admonitions, and errors have their line in the page', async () => {
    const text = [
      '---\ntitle: Page\n---\n',
      '<Tabs>\n<TabItem value="a">\n',
      fence('missing();'),
      '</TabItem>\n</Tabs>\n',
      ':::note[Title]\n',
      fence('let a: string = 1;'),
      ':::\n',
      '- item\n\n  ```ts\n  const n = 1;\n  n.length;\n  ```\n',
    ].join('\n');
    const found = await problems(text);
    expect(found).toEqual([
      "9:1 TS2304: Cannot find name 'missing'.",
      "18:5 TS2322: Type 'number' is not assignable to type 'string'.",
      expect.stringMatching(/^27:5 TS2339: /),
    ]);
  });

  test('with errors for syntax that type stripping can’t erase', async () => {
    const code = 'enum Color {\n  Red,\n}\nnamespace Names {\n  export const a = Color.Red;\n}';
    expect(await problems(fence(code))).toEqual([
      expect.stringMatching(/^2:6 TS1294: /),
      expect.stringMatching(/^5:11 TS1294: /),
    ]);
  });

  test('as JavaScript and TSX', async () => {
    expect(await problems(fence('export const a = <p>{1}</p>;', 'tsx'))).toEqual([]);
    expect(await problems(fence('const a = 1;\na.missing;', 'js'))).toEqual([
      expect.stringContaining('3:3 TS2339'),
    ]);
  });

  test('with imports of other blocks of its page', async () => {
    const text =
      fence('export const size: number = 1;', 'ts title="src/size.ts"') +
      fence("import { size } from './size';\nsize.length;", 'ts title="src/main.ts"');
    expect(await problems(text)).toEqual([expect.stringContaining('6:6 TS2339')]);
    expect(await problems(fence("import { size } from './size';\nsize;"))).toEqual([
      expect.stringContaining('TS2307'),
    ]);
  });
});

describe('the check reports', () => {
  test('a wrong import', async () => {
    expect(await problems(fence("import { Missing } from '@cognite/reveal';\nMissing;"))).toEqual([
      expect.stringMatching(/^2:10 TS2305: .*'Missing'/),
    ]);
    expect(await problems(fence("import { a } from '@cognite/revael';\na;"))).toEqual([
      expect.stringContaining('TS2307'),
    ]);
  });

  test('the API of another version', async () => {
    const code = "import { Cognite3DModel } from '@cognite/reveal';\nCognite3DModel;";
    expect(await problems(fence(code))).toEqual([expect.stringContaining('TS2724')]);
    expect(await problems(fence(code), { version: previous })).toEqual([]);
  });

  test.each(adapted)(
    'API that the interface of $label lacks, although the release that runs has it',
    async (version) => {
      const code = `${viewer}viewer.cameraManager;`;
      expect(await problems(fence(code), { version })).toEqual([expect.stringContaining('TS2339')]);
      const old = `${viewer}viewer.getCameraPosition();`;
      expect(await problems(fence(old), { version })).toEqual([]);
    },
  );

  test.each([
    ['statements', 'const viewer = null!;', 'can contain only imports and `declare const`'],
    ['functions', 'declare function f(): void;', 'can contain only imports and `declare const`'],
    ['let', 'declare let a: string;', 'can contain only imports and `declare const`'],
    ['any', 'declare const viewer: any;', "can't use `any`"],
    ['any inside', 'declare const viewer: { a: Promise<any> };', "can't use `any`"],
    [
      'API names',
      'declare const Cognite3DViewer: { new (): { x(): void } };',
      'Import `Cognite3DViewer`',
    ],
  ])('hidden setup with %s', async (_name, setUp, message) => {
    const found = await problems(fence(`${setUp}\n// ---cut---\nexport {};`));
    expect(found).toEqual([expect.stringContaining(message)]);
  });

  test('hidden setup without a type', async () => {
    const found = await problems(fence('declare const viewer;\n// ---cut---\nviewer.anything();'));
    expect(found).toEqual([expect.stringContaining('TS7005')]);
  });

  test('a second cut line', async () => {
    const cut = '// ---cut---';
    expect(await problems(fence(`${cut}\nlet a = 1;\n${cut}\na = 2;`))).toEqual([
      expect.stringContaining('one cut line'),
    ]);
  });

  test.each(['@ts-ignore', '@ts-expect-error', '@ts-nocheck'])('%s', async (word) => {
    expect(await problems(fence(`// ${word}\nconst a: string = 1;`))).toContainEqual(
      expect.stringContaining(`${word} hides errors`),
    );
  });

  test('a block that no longer fails, or fails with another error', async () => {
    const wrong = `${viewer}viewer.missing;`;
    expect(await problems(fence(wrong, 'ts error=TS2339'))).toEqual([]);
    expect(await problems(fence(`${viewer}viewer.dispose();`, 'ts error=TS2339'))).toEqual([
      '1:1 The block declares error=TS2339, but no longer fails with that error. Update the text, or remove the attribute.',
    ]);
    expect(await problems(fence(wrong, 'ts error=TS2551'))).toEqual([
      expect.stringContaining('TS2339'),
      expect.stringContaining('no longer fails with that error'),
    ]);
  });

  test('unknown attributes after the language', async () => {
    for (const info of ['ts eror=TS2339', 'ts error=2339', 'json error=TS1', 'ts nod']) {
      expect(await problems(fence('{}', info)), info).toHaveLength(1);
    }
    expect(await problems(fence('{}', 'ts title="a b.ts" showLineNumbers {1}'))).toEqual([]);
  });

  test('a fragment that isn’t listed', async () => {
    expect(await problems(fence('...', 'ts fragment=unlisted'))).toEqual([
      '1:1 Fragment "unlisted" is not in fragments.ts.',
    ]);
  });

  test('JSON that doesn’t parse', async () => {
    expect(await problems(fence('{ "a": 1 }', 'json'))).toEqual([]);
    expect(await problems(fence('{\n  "a": 1,\n}', 'json'))).toEqual([
      expect.stringMatching(/^4:1 /),
    ]);
  });

  test('commands that don’t parse, or pin a release other than the workspace’s', async () => {
    expect(await problems(fence('npm ci && npm start', 'bash'))).toEqual([]);
    expect(await problems(fence('echo a\nif true; then', 'bash'))).toEqual([
      expect.stringMatching(/^\d+:1 syntax error/),
    ]);
    expect(await problems(fence('npm i @cognite/reveal@1.0.0 three@0.180.0', 'bash'))).toEqual([
      `2:1 The block installs @cognite/reveal@1.0.0, but this version of the docs is for ${latest.release}.`,
    ]);
  });
});

describe('code of other versions', () => {
  const code = "import { Cognite3DModel } from '@cognite/reveal';\nCognite3DModel;";
  const info = `ts version=${previous.folder}`;

  test('compiles against that version, only on pages about other versions', async () => {
    expect(await problems(fence(code, info), { page: 'migration-guide' })).toEqual([]);
    expect(await problems(fence(code), { page: 'migration-guide' })).toHaveLength(1);
    expect(await problems(fence(code, info))).toEqual([
      `1:1 version=${previous.folder} is allowed only on: ${pagesAboutOtherVersions.join(', ')}.`,
    ]);
  });

  test('is only parsed if there are no typings, and refused if the version is unknown', async () => {
    const page = { page: 'migration-guide' };
    expect(await problems(fence('model.hideAllNodes();', 'ts version=1.x'), page)).toEqual([]);
    expect(await problems(fence('model.(', 'ts version=1.x'), page)).not.toEqual([]);
    // The types of a removed version no longer exist, so its code is only parsed.
    expect(await problems(fence('model.hideAllNodes();', 'ts version=0.x'), page)).toEqual([]);
    expect(await problems(fence('model.(', 'ts version=0.x'), page)).not.toEqual([]);
    expect(await problems(fence('1;', 'ts version=7.x'), page)).toEqual([
      "1:1 version=7.x isn't a version of these docs.",
    ]);
  });
});

test('Node types are available only in blocks with `node`', async () => {
  const code = "import fs from 'node:fs';\nfs.readFileSync;";
  expect(await problems(fence(code, 'ts node'))).toEqual([]);
  expect(await problems(fence(code))).toEqual([expect.stringContaining('TS2591')]);
});

test('finds uses by symbol, not by text', async () => {
  const text = fence(
    [
      "import { Cognite3DViewer as Viewer } from '@cognite/reveal';",
      "import * as THREE from 'three';",
      'declare const make: () => Viewer;',
      '// ---cut---',
      'const viewer = make();',
      'viewer.fitCameraToModel((await viewer.addCadModel({ modelId: 1, revisionId: 2 })));',
      'const other = { dispose() {} };',
      'other.dispose();',
      'new THREE.Vector3();',
    ].join('\n'),
  );
  const report = await check(text);
  expect(report.problems).toEqual([]);
  const [uses] = [...report.usesOfBlocks.values()];
  expect(uses?.symbols).toContain('Cognite3DViewer');
  const places = uses?.places.map(({ symbol, member, line, column, length }) => [
    `${symbol}.${member ?? ''}`,
    `${line}:${column}+${length}`,
  ]);
  expect(places).toEqual([
    ['Cognite3DViewer.fitCameraToModel', '6:8+16'],
    ['Cognite3DViewer.addCadModel', '6:39+11'],
    [expect.stringMatching(/\.modelId$/), '6:53+7'],
    [expect.stringMatching(/\.revisionId$/), '6:65+10'],
  ]);
});
