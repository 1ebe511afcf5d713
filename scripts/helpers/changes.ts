/** What changed since `main`, and which checks it concerns. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '../../src/versions';

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: rootDir, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: ${stderr.trim()}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/**
 * Files that differ from where this branch left `main`, committed or not, new ones included. On `main` itself: what
 * is not committed. Removed files are left out. Throws when there is no branch of that name.
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
  /** Files for ESLint. */
  readonly lint: readonly string[];
  /** Folders with a `tsconfig.json` whose programs may have new errors. */
  readonly projects: readonly string[];
  /** Whether code blocks or names of pages may be wrong now. */
  readonly pages: boolean;
  /** Modules whose tests run, as the import graph tells. */
  readonly related: readonly string[];
  /** Tests below `tests/unit` that read pages and programs as files, which no import graph tells. */
  readonly reading: readonly string[];
}

const isCode = (file: string) => /\.(?:[cm]?ts|tsx|mjs)$/.test(file);
const isPage = (file: string) => /^(?:docs|versioned_docs)\/.*\.mdx?$/.test(file);
/** Tests of pages, programs, sidebars and the table of both: folders and files of `tests/unit`. */
const readers = [
  'content/',
  'examples/',
  'plugins/examples/',
  'plugins/gallery/',
  'components/Gallery/',
  'site/redirects',
] as const;

/** Which checks a change of these files concerns. Pure. */
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
        /^src\/(?:code|names|remark|plugins\/(?:blocks|api)|versions)\//.test(file),
      ),
    related: site.filter((file) => /^(?:src|scripts|bench|deploy|tasks|tests)\//.test(file)),
    reading: content ? readers : [],
  };
}
