/** Each border that README.md draws between folders is held by lint: one import that crosses it, and one that may. */
import fs from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { rootDir } from '../../../src/versions';

const eslint = new ESLint({ cwd: rootDir });

/** What lint says against a file of this text about the modules that it brings in. */
async function refusals(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(rootDir, file) });
  return (result?.messages ?? [])
    .filter(({ ruleId, fatal }) => fatal === true || ruleId === 'no-restricted-syntax')
    .map(({ message }) => message);
}

const toCommands = 'The site must not depend on commands, benchmarks and tests.';
const toBuild = 'Browser code must not import build code. Import only its types.';
const toTests = 'Commands and benchmarks must import from tests/tools.ts.';
const fromPlugins =
  'Plugins must not import src/remark, src/site or src/writing, which depend on plugins.';
const fromGround = 'All other folders depend on this one, so it must not import from them.';

describe('an import over a border is refused', () => {
  it.each([
    ['src/components/a.ts', "import { a } from '@site/src/plugins/sdk/bundle';", toBuild],
    ['src/theme/A/index.tsx', "import '../../remark/release';", toBuild],
    ['src/frame/host/a.ts', "export { a } from '../../plugins/cache';", toBuild],
    ['src/client/a.ts', "export * from '../names/apiIndex';", toBuild],
    ['src/search/client/a.ts', "void import('../../plugins/search/collect');", toBuild],
    ['src/demo/service/a.ts', "import { a } from '../../writing/git';", toBuild],
    ['src/pages/a.ts', "import { a, type B } from '../plugins/cache';", toBuild],
    ['src/plugins/a.ts', "import { a } from '../remark';", fromPlugins],
    ['src/plugins/a/a.ts', "import type { A } from '../../remark/release';", fromPlugins],
    ['src/plugins/a/a.ts', "import '../../site/config';", fromPlugins],
    ['src/plugins/a/a.ts', "import '../../writing/git';", fromPlugins],
    [
      'src/remark/a.ts',
      "import '../site/config';",
      'Transforms must only import code for pages and names, and files that plugins generate.',
    ],
    [
      'src/writing/a.ts',
      "import '../site/config';",
      'Commands for writers must not import the site or its pages.',
    ],
    ['src/names/a.ts', "import type { A } from '../plugins/cache';", fromGround],
    ['src/code/a.ts', "import '../remark/release';", fromGround],
    ['src/addresses/a.ts', "import '../site/config';", fromGround],
    [
      'src/versions/a.ts',
      "import '../names/archive';",
      'This folder must not import from other folders of src, except the basic ones.',
    ],
    ['src/demo/photos/a.ts', "import '../../../scripts/helpers/chromium';", toCommands],
    ['src/plugins/a.ts', "import '../../tests/fixtures/files';", toCommands],
    ['src/site/a.ts', "import '@site/bench/run';", toCommands],
    ['src/versions/a.ts', "import '../../scripts/generate';", toCommands],
    ['scripts/a.ts', "import '../tests/fixtures/framePage';", toTests],
    ['scripts/helpers/a.ts', "void import('../../tests/expectedPages');", toTests],
    ['bench/a.ts', "import type { A } from '../tests/searchRelevance';", toTests],
  ])('%s: %s', async (file, code, message) => {
    expect(await refusals(file, code)).toEqual([message]);
  });
});

describe('what a border lets pass', () => {
  it.each([
    ['src/components/a.ts', "import type { A } from '@site/src/plugins/sdk/bundle';"],
    ['src/frame/host/a.ts', "export type { A } from '../../plugins/cache';"],
    ['src/remark/a.ts', "import '../plugins/blocks/results';"],
    ['src/plugins/versioning/index.ts', "void import('../../writing/versions/commands');"],
    ['src/names/a.ts', "import '../versions';"],
    ['src/names/a.ts', "import '../code/cutLine';"],
    ['scripts/a.ts', "import '../tests/tools';"],
    ['bench/a.ts', "import '../scripts/helpers/chromium';"],
  ])('%s: %s', async (file, code) => {
    expect(await refusals(file, code)).toEqual([]);
  });
});

it('is on for every module of the site, of the commands and of the benchmarks', async () => {
  const files = ['src', 'scripts', 'bench'].flatMap((folder) =>
    fs
      .readdirSync(path.join(rootDir, folder), { recursive: true, encoding: 'utf8' })
      // Samples are programs, compiled with the API of their version.
      .filter((file) => /\.(?:tsx?|mts)$/.test(file) && !file.startsWith('plugins/api/samples/'))
      .map((file) => `${folder}/${file}`),
  );
  const folders = new Map(files.map((file) => [path.dirname(file), file]));
  for (const file of folders.values()) {
    const config = (await eslint.calculateConfigForFile(path.join(rootDir, file))) as {
      rules: Record<string, readonly unknown[]>;
    };
    expect(config.rules['no-restricted-syntax']?.length ?? 0, file).toBeGreaterThan(1);
  }
});
