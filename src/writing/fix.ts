/**
 * Implements `npm run docs:fix -- docs/concepts.mdx`, which applies the changes in one version's file to the same file
 * in the other versions. Git merges each change separately. If a change conflicts with a version's lines, the version
 * keeps its own lines, and the command shows both.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DocsVersion } from '@reveal-docs/versions';

export interface FileChange {
  readonly before: string;
  readonly after: string;
}

/** A place where a change conflicts with a version's own lines. */
export interface Misfit {
  /** Line number in the other version's file, starting at 1. */
  readonly line: number;
  readonly own: string;
  /** The lines that the change would write. */
  readonly wanted: string;
}

export interface Merged {
  readonly text: string;
  readonly misfits: readonly Misfit[];
}

function git(root: string, args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Returns a file's change since the last commit, or in the commit `revision`. Throws if the file didn't change. */
function readChange(root: string, file: string, revision?: string): FileChange {
  const [from, to] = revision === undefined ? ['HEAD', undefined] : [`${revision}^`, revision];
  const show = (commit: string): string => {
    try {
      return git(root, ['show', `${commit}:${file}`]);
    } catch {
      throw new Error(`${commit} doesn't contain ${file}, so the change can't be applied.`);
    }
  };
  const before = show(from);
  const after = to === undefined ? fs.readFileSync(path.join(root, file), 'utf8') : show(to);
  if (before !== after) return { before, after };
  const since = revision === undefined ? 'since the last commit' : `in ${revision}`;
  throw new Error(
    `${file} didn't change ${since}. Change the file first, or specify the commit that changed it: --commit <commit>.`,
  );
}

/**
 * Returns a version's folder of pages and its folder of programs, in this order. The paths are relative to the root.
 */
function foldersOf(version: DocsVersion, root: string): string[] {
  return [version.contentDir, version.workspaceDir].map((dir) =>
    path.relative(root, dir).split(path.sep).join('/'),
  );
}

/**
 * Returns the paths of the same file in the other versions that have it. Throws if the file doesn't belong to a
 * version.
 */
export function otherFiles(root: string, file: string, versions: readonly DocsVersion[]): string[] {
  for (const version of versions) {
    const area = foldersOf(version, root).findIndex((folder) => file.startsWith(`${folder}/`));
    const folder = foldersOf(version, root)[area];
    if (folder === undefined) continue;
    const below = file.slice(folder.length + 1);
    return versions
      .filter((other) => other !== version)
      .map((other) => `${foldersOf(other, root)[area]}/${below}`)
      .filter((candidate) => fs.existsSync(path.join(root, candidate)));
  }
  throw new Error(
    `${file} doesn't belong to a version. Specify a file in a version's folder, such as ${foldersOf(versions[0] as DocsVersion, root).join('/ or ')}/.`,
  );
}

/** Matches the conflict markers that `git merge-file` writes. */
const conflict = /^<{7} own\n([\s\S]*?)^\|{7} before\n[\s\S]*?^={7}\n([\s\S]*?)^>{7} after\n/gm;

function findMisfits(marked: string): Misfit[] {
  const misfits: Misfit[] = [];
  let removed = 0;
  for (const match of marked.matchAll(conflict)) {
    const [whole, own = '', wanted = ''] = match;
    const linesBefore = marked.slice(0, match.index).split('\n').length;
    misfits.push({ line: linesBefore - removed, own, wanted });
    removed += whole.split('\n').length - own.split('\n').length;
  }
  return misfits;
}

/** Merges a change into another version's text. Throws if git fails. */
export function mergeChange(own: string, change: FileChange): Merged {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-fix-'));
  try {
    const files = Object.entries({ own, before: change.before, after: change.after });
    for (const [name, text] of files) fs.writeFileSync(path.join(dir, name), text);
    const merge = (...options: readonly string[]): string => {
      const names = files.flatMap(([name]) => ['-L', name]);
      const args = ['merge-file', '-p', ...options, ...names, 'own', 'before', 'after'];
      const { status, stdout, stderr } = spawnSync('git', args, { cwd: dir, encoding: 'utf8' });
      // A status up to 127 is the number of conflicts.
      if (status === null || status > 127) throw new Error(`git can't merge the change: ${stderr}`);
      return stdout;
    };
    return { text: merge('--ours'), misfits: findMisfits(merge('--diff3')) };
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

export interface FixReport {
  readonly file: string;
  readonly changed: boolean;
  readonly misfits: readonly Misfit[];
}

/**
 * Applies a change to the other versions' files, and returns the results. If this isn't possible, throws before
 * writing.
 */
export function fixOthers(
  root: string,
  file: string,
  versions: readonly DocsVersion[],
  revision?: string,
): FixReport[] {
  const others = otherFiles(root, file, versions);
  const change = readChange(root, file, revision);
  const merged = others.map((other) => {
    const own = fs.readFileSync(path.join(root, other), 'utf8');
    return { file: other, own, ...mergeChange(own, change) };
  });
  return merged.map(({ file: other, own, text, misfits }) => {
    if (text !== own) fs.writeFileSync(path.join(root, other), text);
    return { file: other, changed: text !== own, misfits };
  });
}

function indent(text: string, mark: string): string {
  return text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => `    ${mark} ${line}`)
    .join('\n');
}

/** Formats the report for writers. */
export function formatFix({ file, changed, misfits }: FixReport): string {
  const all = misfits.length === 0;
  const what = changed
    ? `changed${all ? '' : `, unresolved conflicts: ${misfits.length}`}`
    : all
      ? 'already up to date'
      : 'unchanged because of conflicts';
  const places = misfits.map(({ line, own, wanted }) =>
    [`  ${file}:${line} has`, indent(own, '-'), '  incoming change', indent(wanted, '+')].join(
      '\n',
    ),
  );
  return [`${file}: ${what}`, ...places].join('\n');
}
