import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootDir } from '@reveal-docs/versions';

/**
 * Returns paths of files, folders, and modules that differ only in case. As in imports, modules don't have an
 * extension. On a file system that ignores case, `./otherVersions` also matches `OtherVersions.tsx`.
 */
function collisions(files: readonly string[]): string[] {
  const byName = new Map<string, Set<string>>();
  for (const file of files) {
    const parts = file.split('/');
    const names = [
      file,
      file.replace(/\.(?:[cm]?[jt]sx?|json)$/, ''),
      ...parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/')),
    ];
    for (const name of names) {
      const key = name.toLowerCase();
      byName.set(key, (byName.get(key) ?? new Set()).add(name));
    }
  }
  return [...byName.values()].filter(({ size }) => size > 1).map((names) => [...names].join(', '));
}

describe('file names that collide', () => {
  it.each([
    [
      ['a/B.ts', 'a/b.ts'],
      ['a/B.ts, a/b.ts', 'a/B, a/b'],
    ],
    [['a/Other.tsx', 'a/other.ts'], ['a/Other, a/other']],
    [['a/Editor.tsx', 'a/editor/index.ts'], ['a/Editor, a/editor']],
    [['A/b.ts', 'a/c.ts'], ['A, a']],
    [['a/b.ts', 'a/b.test.ts', 'a/b/c.ts', 'b/B.ts'], []],
  ])('%j: %j', (files, expected) => {
    expect(collisions(files)).toEqual(expected);
  });
});

it('the repository has no file names that collide', () => {
  const files = execFileSync('git', ['ls-files', '-z'], {
    cwd: rootDir,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
    .split('\0')
    .filter((file) => path.basename(file) !== '');
  expect(files.length).toBeGreaterThan(500);
  expect(collisions(files)).toEqual([]);
});
