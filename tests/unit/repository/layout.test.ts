/** The names of test files and folders must mirror the structure of the source. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { rootDir } from '@reveal-docs/versions';

/** Folders with tests of packages. These tests also depend on other code, so they're outside the packages. */
const movedFolders = ['code', 'deferred', 'demo', 'frame', 'lessons', 'statements'];

function entries(folder: string): fs.Dirent[] {
  return fs.readdirSync(path.join(rootDir, folder), { withFileTypes: true });
}

it('each folder in tests/unit matches a folder of the code', () => {
  const others = ['bench', 'content', 'deploy', 'examples', 'repository', 'scripts', 'starters'];
  const unknown = entries('tests/unit')
    .filter(({ name }) => !others.includes(name))
    .flatMap((entry) => {
      if (!entry.isDirectory()) return [entry.name];
      const below = entries(`tests/unit/${entry.name}`).filter((inner) => inner.isDirectory());
      return [entry.name, ...below.map(({ name }) => `${entry.name}/${name}`)];
    })
    .filter((folder) => !fs.existsSync(path.join(rootDir, 'src', folder)))
    .filter(
      (folder) => !movedFolders.some((name) => folder === name || folder.startsWith(`${name}/`)),
    );
  expect(unknown).toEqual([]);
});
