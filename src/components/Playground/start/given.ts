/** The files that a program gets beside the reader's own, and the program as a whole. */
import type { SourceFile } from '@site/src/frame/program/compile';
import { projectFile } from '@site/src/frame/program/projectFile';
import { liveFiles } from '../../../statements/liveProgram';
import type { Draft } from '../drafts/draft';
import { loadStatements, type ProgramSource } from './source';

type Program = Pick<Draft, 'folder' | 'start' | 'files'>;

/**
 * The given files: the version's connection, and for a statement also what runs it, the main file first. Empty in a
 * version that there is not. Rejects, with words for the reader, when a statement's kit does not load.
 */
export async function givenOf(
  { folder, start, files }: Program,
  source: ProgramSource,
): Promise<SourceFile[]> {
  const version = Object.hasOwn(source.programs, folder) ? source.programs[folder] : undefined;
  if (version === undefined) return [];
  const { project, release } = version;
  if (start.type !== 'statement') return [{ file: projectFile, source: project }];
  const { kit } = await loadStatements(source);
  // The main file imports the reader's first one, whatever its name is.
  const own = files[0]?.file ?? '';
  const id = `own/${own.replace(/\.ts$/, '')}`;
  const all = liveFiles(
    { id, source: '' },
    { release, folder },
    { files: kit.files, connections: { [folder]: project } },
  );
  // The second is the reader's.
  return all.filter((_file, index) => index !== 1);
}

/** All files in the order in which they are compiled: the first is what runs. */
export function programFiles(
  { start, files }: Pick<Draft, 'start' | 'files'>,
  given: readonly SourceFile[],
): SourceFile[] {
  // What a statement's file gives is shown by the main file, which imports it.
  const main = start.type === 'statement' ? given.slice(0, 1) : [];
  return [...main, ...files, ...given.slice(main.length)];
}
