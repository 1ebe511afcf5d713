import { projectFile } from '@reveal-docs/runner/program/projectFile';
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import { findTemplate, findVersion } from '@reveal-docs/runner/program/findProgram';
import { quoteName } from '@reveal-docs/runner/program/names';
import { fileOf, inOneFolder } from '@reveal-docs/statements/liveProgram';
import type { DraftStart } from '../drafts/draft';
import { loadStatements, OpeningError, type ProgramSource } from './source';

export interface Original {
  readonly start: DraftStart;
  readonly title: string;
  /** Files that the reader can edit, starting with the entry point. */
  readonly files: readonly SourceFile[];
}

/** Returns the reader's own files: all files except `project.ts`, which the playground provides. */
export function ownFiles(files: readonly SourceFile[]): SourceFile[] {
  return files
    .filter(({ file }) => file !== projectFile)
    .map(({ file, source }) => ({ file, source }));
}

function sentenceOf(source: string): string | undefined {
  return /\bsays:\s*(['"`])(.+?)\1,?$/m.exec(source)?.[2]?.replaceAll(/[`\\]/g, '');
}

async function findStatement(id: string, folder: string, source: ProgramSource): Promise<Original> {
  const version = findVersion(source.programs, folder);
  if ('message' in version) throw new OpeningError(version.message);
  const { programs } = await loadStatements(source);
  const text = Object.hasOwn(programs, id) ? programs[id] : undefined;
  if (text === undefined) {
    throw new OpeningError(
      `Unknown statement ${quoteName(id)}. The page “Verified behavior” lists all ${Object.keys(programs).length.toLocaleString('en-US')} statements.`,
    );
  }
  return {
    start: { type: 'statement', id },
    title: sentenceOf(text) ?? id,
    files: [{ file: fileOf(id), source: inOneFolder(text) }],
  };
}

/** Finds a program in a version. Rejects with an {@link OpeningError} if the program doesn't exist or doesn't load. */
export async function findOriginal(
  type: DraftStart['type'],
  name: string,
  folder: string,
  source: ProgramSource,
): Promise<Original> {
  if (type === 'statement') return findStatement(name, folder, source);
  if (type === 'template') {
    const found = findTemplate(source.programs, folder, name);
    if ('message' in found) throw new OpeningError(found.message);
    const { kind, template } = found;
    return { start: { type, kind }, title: template.title, files: template.files };
  }
  const program = await source.loadExample(folder, name).catch((error: unknown) => {
    throw new OpeningError(error instanceof Error ? error.message : String(error), {
      cause: error,
    });
  });
  return {
    start: { type, name },
    title: source.programs[folder]?.examples[name]?.title ?? name,
    files: ownFiles(program.files),
  };
}

/** Returns the `name` argument of {@link findOriginal}: an example's name, a statement's ID, or a template's kind. */
export function nameOfStart(start: DraftStart): string {
  switch (start.type) {
    case 'example':
      return start.name;
    case 'statement':
      return start.id;
    case 'template':
      return start.kind;
  }
}
