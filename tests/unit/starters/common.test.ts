import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readJson } from '@reveal-docs/shared/readJson';
import { listStarterFiles, starterFile } from '../../../src/plugins/starters/files';
import { rootDir } from '@reveal-docs/versions';
import { readStarters } from '../../../scripts/helpers/starters/read';

const maxLines = 200;
const isCode = /\.(?:ts|tsx|mts|js|mjs|vue|html)$/;
/**
 * Matches files that don't count as application code, such as tests, settings, and the alternative module for signing
 * in.
 */
const isAside =
  /(?:^|\/)(?:node_modules|dist|tests|public(?!\/app)|vendor|reveal)\/|^\.|^[\w-]+\.mjs$|\.config\.|\.test\.|\.spec\.|\.d\.ts$|^preview\.|\/proxy\.ts$|\/auth\.entra\./;

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Returns the number of lines of application code. Empty lines and comments don't count. */
function codeLines(dir: string, around: readonly string[]): number {
  const files = listStarterFiles(dir).filter(
    (file) => isCode.test(file) && !isAside.test(file) && !around.includes(file),
  );
  return files
    .flatMap((file) => fs.readFileSync(starterFile(dir, file), 'utf8').split('\n'))
    .filter((line) => !/^\s*(?:$|\/\/|\/\*|\*|<!--.*-->$)/.test(line)).length;
}

const { dependencies: pinned } = readJson<Manifest>(
  path.join(rootDir, 'examples/4.x/package.json'),
);

describe.each(readStarters())('$name', ({ dir, dependencies, devDependencies, starter }) => {
  const all = { ...devDependencies, ...dependencies };

  test('has a limited number of lines of code', () => {
    const lines = codeLines(dir, starter.around);
    expect(lines).toBeGreaterThan(50);
    expect(lines).toBeLessThanOrEqual(maxLines);
  });

  test('pins the SDK and related packages to the releases of the newest version', () => {
    for (const name of ['@cognite/reveal', '@cognite/sdk', 'three', '@types/three']) {
      if (name !== '@types/three' || all[name] !== undefined) expect(all[name]).toBe(pinned[name]);
    }
    for (const name of starter.versions) expect(all).toHaveProperty([name]);
  });

  test('has a lock file without host names', () => {
    const lock = fs.readFileSync(path.join(dir, 'package-lock.json'), 'utf8');
    expect(lock).not.toMatch(/"resolved": "https?:/);
    expect(fs.readFileSync(path.join(dir, '.npmrc'), 'utf8')).toContain(
      'omit-lockfile-registry-resolved=true',
    );
  });

  test('lists its commands in a README of at most 60 lines', () => {
    const readme = fs.readFileSync(path.join(dir, 'README.md'), 'utf8');
    for (const command of ['npm ci', 'npm start', 'npm test', 'npm run build', 'npm run preview']) {
      expect(readme).toContain(command);
    }
    expect(readme.split('\n').length).toBeLessThanOrEqual(60);
  });
});
