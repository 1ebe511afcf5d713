import { countOf } from '@reveal-docs/shared/countOf';
import fs from 'node:fs';
import path from 'node:path';
import type { FileProblem } from '@reveal-docs/runner/types/protocol';
import { unifiedDiff } from '../code/diff';
import { splitProblems } from '../code/foreign';
import { findIncompatiblePackages, releaseIn, sdkName } from '../code/packages';
import type { ToolsVersion } from '../data';
import type { Library } from '../library';
import { InputError, type Answer, type Input, type Tools } from './answer';
import { describeMissingName } from './names';
import { readFiles, targetOf, withProject } from './program';

const shortCount = 10;

/** Matches compiler messages about names that aren't in the release. */
const missingName = /has no exported member|does not exist (?:on|in) type|Cannot find name/;

function explainProblem(library: Library, version: ToolsVersion, problem: FileProblem): string {
  if (!missingName.test(problem.message)) return '';
  const [, exported] = /has no exported member (?:named )?'(\w+)'/.exec(problem.message) ?? [];
  const [, member, owner] =
    /Property '(\w+)' does not exist on type '(?:typeof )?(\w+)/.exec(problem.message) ??
    /'(\w+)' does not exist in type '(\w+)/.exec(problem.message) ??
    [];
  const name = exported ?? (owner === undefined ? '' : `${owner}.${member}`);
  const fate = name === '' ? undefined : describeMissingName(library, version, name);
  const isAboutName = problem.says?.includes(exported ?? member ?? name) ?? false;
  return fate ?? (isAboutName ? (problem.says ?? '') : '');
}

function oneLine(message: string): string {
  return message.replace(/\s*\n\s*/g, ' ');
}

function describeProblem(
  { line, column, message }: FileProblem,
  file: string,
  says: string,
): string {
  return `${file}:${line}:${column} ${oneLine(message)}${says === '' ? '' : `\n  ${says}`}`;
}

/**
 * Returns the advice for a deprecated member. If several deprecated members have the same name, returns the advice only
 * if they all have the same advice.
 */
function adviceFor(library: Library, version: ToolsVersion, message: string): string {
  const member = /([\w$]+)' is deprecated/.exec(message)?.[1] ?? '';
  const advice = Object.entries(library.api(version).names).flatMap(([name, { deprecated = '' }]) =>
    name.split('.').at(-1) === member && deprecated !== '' ? [deprecated] : [],
  );
  const [only] = new Set(advice);
  return only !== undefined && new Set(advice).size === 1 ? ` ${only}` : '';
}

/**
 * Joins lines. If `more` is defined, joins only the first lines, and adds `more`, which is the command that lists all
 * lines.
 */
function listed(lines: readonly string[], more: string | undefined): string {
  const shown = more === undefined ? lines : lines.slice(0, shortCount);
  const left = lines.length - shown.length;
  return [...shown, ...(left > 0 ? [`… ${left} more: \`${more}\``] : [])].join('\n');
}

/** Compiles files against a release. The default is the release in the project's package.json. */
export async function check(tools: Tools, input: Input): Promise<Answer> {
  const { library } = tools;
  const program = readFiles(tools, input, 'check <file.ts …>');
  const version = targetOf(tools, input, program.folder);
  const { problems, deprecations } = await tools.compile({
    pack: library.types(version),
    files: withProject(program.files, library, version),
    checked: program.checked,
  });
  const { own, foreign } = splitProblems(problems, input.code !== undefined);
  const shown = (file: string) => path.relative(tools.cwd, path.join(program.folder, file));
  const lines = own.map((problem) =>
    describeProblem(problem, shown(problem.file), explainProblem(library, version, problem)),
  );
  const misfits = findIncompatiblePackages(program.folder, version);
  const uses = deprecations.map(
    ({ file, line, message }) =>
      `${shown(file)}:${line} deprecated: ${oneLine(message)}${adviceFor(library, version, message)}`,
  );
  const installed = releaseIn(program.folder, sdkName);
  const summary = [
    `${countOf(own.length, 'error')} in ${countOf(program.checked.length, 'file')}, checked against ${sdkName} ${version.release} (${version.label}).`,
    ...(installed === undefined || installed === version.release
      ? []
      : [`The project has ${sdkName} ${installed} installed.`]),
    ...(foreign.length > 0
      ? [`Not checked: ${countOf(foreign.length, 'problem')} in other packages, styles or JSX.`]
      : []),
  ].join(' ');
  const more = input.more ? undefined : tools.option('more');
  const text = [listed(lines, more), listed([...misfits, ...uses], more), summary]
    .filter((part) => part !== '')
    .join('\n\n');
  return own.length + misfits.length > 0 ? { text, isNegative: true } : { text };
}

function oldVersion({ library, option }: Tools, { from }: Input, to: ToolsVersion): ToolsVersion {
  const { versions } = library.site;
  const older = versions.slice(versions.indexOf(to) + 1);
  const labels = older.map(({ label }) => label).join(', ');
  if (older.length === 0)
    throw new InputError(`${to.label} is the oldest version, so no files can be upgraded to it.`);
  if (from === undefined) {
    throw new InputError(
      `Specify the version that the files were written for: add \`${option('from')}\` with one of: ${labels}.`,
    );
  }
  const found = library.version(from);
  if (!older.includes(found)) {
    throw new InputError(
      `Files for ${found.label} can't be upgraded to ${to.label}. Set \`${option('from')}\` to one of: ${labels}.`,
    );
  }
  return found;
}

/**
 * Applies known fixes to files that were written for an older version. Returns the differences and the remaining
 * problems.
 */
export async function upgrade(tools: Tools, input: Input): Promise<Answer> {
  const { library } = tools;
  const to = library.version(input.version);
  const from = oldVersion(tools, input, to);
  const program = readFiles(tools, input, 'upgrade <file.ts …> --from <version>');
  const { files, fixed, problems } = await tools.compile({
    pack: library.types(to),
    files: program.files,
    checked: program.checked,
    upgradeFrom: from.folder,
  });
  const before = new Map(program.files.map(({ name, source }) => [name, source]));
  const changed = files.filter(({ name, source }) => before.get(name) !== source);
  const shown = (file: string) => path.relative(tools.cwd, path.join(program.folder, file));
  const diffs = changed.map(({ name, source }) =>
    unifiedDiff(shown(name).split(path.sep).join('/'), before.get(name) ?? '', source),
  );
  const isWritten = input.write && input.code === undefined;
  if (isWritten) {
    for (const { name, source } of changed)
      fs.writeFileSync(path.join(program.folder, name), source);
  }
  const { own: left } = splitProblems(problems, input.code !== undefined);
  const lines = left.map((problem) =>
    describeProblem(
      problem,
      shown(problem.file),
      problem.says ?? explainProblem(library, to, problem),
    ),
  );
  const summary = `${countOf(fixed, 'problem')} fixed${isWritten ? ` in ${countOf(changed.length, 'file')}` : ''}, ${left.length} left, from ${from.label} to ${to.label} (${to.release}).`;
  const hint =
    changed.length > 0 && !isWritten && input.code === undefined
      ? ` The files weren't changed. To apply the changes, add \`${tools.option('write')}\`.`
      : '';
  const text = [
    ...diffs.map((diff) => `\`\`\`diff\n${diff}\n\`\`\``),
    ...(lines.length === 0
      ? []
      : [`To fix manually:\n${listed(lines, input.more ? undefined : tools.option('more'))}`]),
    summary + hint,
  ].join('\n\n');
  return left.length > 0 ? { text, isNegative: true } : { text };
}
