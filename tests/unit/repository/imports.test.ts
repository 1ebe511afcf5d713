import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { ICruiseResult } from 'dependency-cruiser';
import { cyclesOf } from '../../../scripts/helpers/folderGraph';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'imports-'));
afterAll(() => fs.rmSync(dir, { recursive: true, force: true }));

/**
 * Files in a small repository. Each entry is a path, an import statement, and the rule that this statement breaks, if
 * any.
 */
const cases: readonly (readonly [string, string, string | undefined])[] = [
  ['src/components/a.ts', "import { a } from '../plugins/a';", 'browser-not-to-build'],
  ['src/components/b.ts', "import type { a } from '../plugins/a';", undefined],
  ['src/theme/a.ts', "import { a } from '../remark/a';", 'browser-not-to-build'],
  ['src/client/a.ts', "import { a } from '../../tests/a';", 'product-not-to-commands'],
  ['src/plugins/b.ts', "import { a } from '../site/a';", 'plugins-not-to-their-users'],
  ['src/plugins/c.ts', "import { a } from '../css/a';", undefined],
  ['src/remark/b.ts', "import { a } from '../site/a';", 'remark-not-to-pages'],
  ['src/writing/a.ts', "import { a } from '../site/a';", 'writing-not-to-pages'],
  ['packages/search/src/a.ts', "import { a } from '../../../src/css/a';", 'packages-not-to-site'],
  ['packages/search/src/b.ts', "import { a } from '../../runner/src/a';", 'search-imports'],
  ['packages/shared/src/a.ts', "import { a } from '../../versions/src/a';", 'shared-imports'],
  ['packages/runner/src/b.ts', "import { a } from '../../versions/src/a';", undefined],
  ['scripts/a.ts', "import { a } from '../tests/a';", 'commands-to-test-tools'],
  ['scripts/b.ts', "import { a } from '../tests/tools';", undefined],
  ['src/site/b.ts', "import { a } from './missing';", 'resolvable'],
];
const targets = [
  'src/plugins/a.ts',
  'src/remark/a.ts',
  'src/site/a.ts',
  'src/css/a.ts',
  'tests/a.ts',
  'tests/tools.ts',
  'packages/runner/src/a.ts',
  'packages/versions/src/a.ts',
];

describe('an import', async () => {
  for (const [file, text] of [
    ...targets.map((target) => [target, ''] as const),
    ...cases.map(([name, code]) => [name, code] as const),
  ]) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), `${text}\nexport const a = 1;\n`);
  }
  const { cruise } = await import('dependency-cruiser');
  const { default: config } = await import('../../../config/dependency-cruiser.mjs');
  const result = await cruise(['src', 'packages', 'scripts'], {
    baseDir: dir,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
    tsPreCompilationDeps: true,
  });
  const output = result.output as ICruiseResult;

  it.each(cases)('in %s: %s (%s)', (file, _code, rule) => {
    const broken = output.summary.violations
      .filter(({ from }) => from === file)
      .map(({ rule: { name } }) => name);
    expect(broken).toEqual(rule === undefined ? [] : [rule]);
  });
});

describe('folders with circular imports', () => {
  const graph = (edges: Readonly<Record<string, readonly string[]>>) =>
    new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]));

  it('are found through any number of folders', () => {
    expect(cyclesOf(graph({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] }))).toEqual([['a', 'b', 'c']]);
  });

  it('aren’t reported without a cycle', () => {
    expect(cyclesOf(graph({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
  });
});
