/** The own files of what a draft starts from, as the site has them. */
import { projectFile } from '@site/src/frame/program/projectFile';
import type { SourceFile } from '@site/src/frame/program/compile';
import { findTemplate, findVersion } from '@site/src/frame/program/findProgram';
import { quoteName } from '@site/src/frame/program/programWords';
import { fileOf, inOneFolder } from '../../../statements/liveProgram';
import type { DraftStart } from '../drafts/draft';
import { loadStatements, OpeningError, type ProgramSource } from './source';

/** A program of the site. */
export interface Original {
  readonly start: DraftStart;
  readonly title: string;
  /** The files that a reader changes; the first runs. */
  readonly files: readonly SourceFile[];
}

/** Files without the given connection. */
export function ownFiles(files: readonly SourceFile[]): SourceFile[] {
  return files
    .filter(({ file }) => file !== projectFile)
    .map(({ file, source }) => ({ file, source }));
}

/** The sentence of a statement, as its program says it. */
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
      `There is no statement ${quoteName(id)}. The page “What the SDK does” lists all ${Object.keys(programs).length.toLocaleString('en-US')}.`,
    );
  }
  return {
    start: { type: 'statement', id },
    title: sentenceOf(text) ?? id,
    files: [{ file: fileOf(id), source: inOneFolder(text) }],
  };
}

/** Finds a program in a version. Rejects with an error whose message is for the reader: what there is instead. */
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

/** Name of a start, by its kind, as {@link findOriginal} takes it. */
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
