import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: rootDir, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr.trim()}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/**
 * Returns the files that changed since this branch left `main`. Includes uncommitted and new files, but not deleted
 * files. Throws if the `main` branch is missing.
 */
export function changedFiles(): string[] {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => fs.existsSync(path.join(rootDir, file))).sort();
}

export interface Checks {
  readonly lint: readonly string[];
  /** Folders with a `tsconfig.json` to type-check. */
  readonly projects: readonly string[];
  readonly pages: boolean;
  /** Changed modules. The import graph determines which tests to run for them. */
  readonly related: readonly string[];
  /** Tests in `tests/unit` that read pages and programs as files. The import graph doesn't include these files. */
  readonly reading: readonly string[];
}

const isCode = (file: string) => /\.(?:[cm]?ts|tsx|mjs)$/.test(file);
const isPage = (file: string) => /^(?:docs|versioned_docs)\/.*\.mdx?$/.test(file);
/** Tests of pages, programs, sidebars, and the table of expected pages. Paths are relative to `tests/unit`. */
const readers = [
  'content/',
  'examples/',
  'plugins/examples/',
  'plugins/gallery/',
  'components/Gallery/',
  'site/redirects',
] as const;

/** Returns the checks to run after a change to these files. Pure. */
export function checksFor(files: readonly string[]): Checks {
  const code = files.filter(isCode);
  const programs = code.filter((file) => file.startsWith('examples/'));
  const site = code.filter((file) => !file.startsWith('examples/'));
  const content =
    files.some(isPage) || programs.length > 0 || files.some((file) => /sidebar/.test(file));
  return {
    lint: code,
    projects: [
      ...(site.length > 0 ? ['.'] : []),
      ...new Set(programs.map((file) => file.split('/').slice(0, 2).join('/'))),
    ],
    pages:
      content ||
      code.some((file) =>
        /^(?:src\/remark|packages\/(?:api-reference|versions)\/src)\//.test(file),
      ),
    related: site.filter((file) =>
      /^(?:src|packages|scripts|bench|deploy|tasks|tests)\//.test(file),
    ),
    reading: content ? readers : [],
  };
}
