import path from 'node:path';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import { programOf, readProgram, type Program } from '../code/files';
import { releaseIn, sdkName, versionFor } from '../code/packages';
import type { SourceFile } from '../code/job';
import type { ToolsVersion } from '../data';
import type { Library } from '../library';
import { InputError, type Input, type Tools } from './answer';

/** Returns the program in the input. Throws an `InputError` if the input contains neither files nor code. */
export function readFiles({ cwd }: Tools, { words, code }: Input, usage: string): Program {
  if (code !== undefined) return programOf(cwd, code);
  if (words.length === 0) throw new InputError(`Missing files. Usage: ${usage}`);
  return readProgram(cwd, words);
}

/**
 * Returns the files of a program. Adds the demo project's connection file if the program imports "./project" without
 * including that file.
 */
export function withProject(
  files: readonly SourceFile[],
  library: Library,
  { folder }: ToolsVersion,
): readonly SourceFile[] {
  const hasFile = files.some(({ name }) => path.posix.basename(name) === projectFile);
  const importsFile = files.some(({ source }) => /['"]\.\/project(?:\.js)?['"]/.test(source));
  if (hasFile || !importsFile) return files;
  const source = library.run().projects[folder];
  return source === undefined ? files : [...files, { name: projectFile, source }];
}

/** Returns the version in the input, or else the version of the project in `folder`, or else the latest version. */
export function targetOf({ library }: Tools, { version }: Input, folder: string): ToolsVersion {
  const release = releaseIn(folder, sdkName);
  const found = release === undefined ? undefined : versionFor(release, library.site.versions);
  return version === undefined && found !== undefined ? found : library.version(version);
}
