import type { SourceFile } from '@reveal-docs/runner/program/compile';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import { liveFiles } from '@reveal-docs/statements/liveProgram';
import type { Draft } from '../drafts/draft';
import { loadStatements, type ProgramSource } from './source';

type Program = Pick<Draft, 'folder' | 'start' | 'files'>;

/**
 * Loads the files that the playground provides. Most programs need only the version's `project.ts`. A statement also
 * needs the files that run it, starting with the main file. Resolves with an empty list for an unknown version. Rejects
 * with a message for the reader if a statement's files don't load.
 */
export async function loadProvidedFiles(
  { folder, start, files }: Program,
  source: ProgramSource,
): Promise<SourceFile[]> {
  const version = Object.hasOwn(source.programs, folder) ? source.programs[folder] : undefined;
  if (version === undefined) return [];
  const { project, release } = version;
  if (start.type !== 'statement') return [{ file: projectFile, source: project }];
  const { kit } = await loadStatements(source);
  // The main file imports the reader's first file. That file can have any name, so the ID contains its name.
  const own = files[0]?.file ?? '';
  const id = `own/${own.replace(/\.ts$/, '')}`;
  const all = liveFiles(
    { id, source: '' },
    { release, folder },
    { files: kit.files, connections: { [folder]: project } },
  );
  // Omit the second file, which is the statement that the reader edits.
  return all.filter((_file, index) => index !== 1);
}

/** Returns all files in compilation order, starting with the entry point. */
export function programFiles(
  { start, files }: Pick<Draft, 'start' | 'files'>,
  given: readonly SourceFile[],
): SourceFile[] {
  // The main file of a statement comes first, because it imports the statement and shows the result.
  const main = start.type === 'statement' ? given.slice(0, 1) : [];
  return [...main, ...files, ...given.slice(main.length)];
}
