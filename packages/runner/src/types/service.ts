/**
 * Provides TypeScript's language service for a {@link TypePack}. It doesn't need a file system, a network or the DOM.
 */
import ts from 'typescript';
import type { Context } from './context';
import { format } from './format';
import { createHost, type Program } from './host';
import { insert } from './insert';
import { linkAt } from './links';
import { define, findReferences } from './places';
import { check, deprecationsIn, explainFile, fixAll, problemsOf } from './problems';
import type {
  AllFixes,
  Definition,
  FileProblem,
  Hover,
  Insertion,
  Reference,
  NameFound,
  RenameAt,
  Renaming,
  Suggestion,
  TypePack,
  TypeProblem,
} from './protocol';
import type { Snippet } from './snippet';
import { nameAt, rename } from './rename';
import type { TextEdit, UpgradeProblem } from './upgrade/data';

/** Answers questions about programs. Positions are character offsets that start at 0. */
export interface TypeService {
  change(file: string, source: string): void;
  remove(file: string): void;
  suggest(file: string, position: number): { readonly items: readonly Suggestion[] } | null;
  /** Returns the declaration and the documentation of a suggestion, as text. */
  describe(file: string, position: number, label: string): string;
  hover(file: string, position: number): Hover | null;
  check(file: string): readonly TypeProblem[];
  deprecations(file: string): readonly TypeProblem[];
  /** Returns the problems in a file. If `from` is set, also explains them, as `explain` does. */
  problems(file: string, from: string | undefined): readonly FileProblem[];
  /** Returns the problems in a file that was written for version `from`, with explanations. */
  explain(file: string, from: string): readonly UpgradeProblem[];
  fixAll(files: readonly string[], from: string): AllFixes;
  define(file: string, position: number): Definition;
  findReferences(file: string, position: number): readonly Reference[];
  nameAt(at: RenameAt): NameFound;
  rename(at: RenameAt, name: string): Renaming;
  format(file: string): readonly TextEdit[];
  insert(file: string, snippet: Snippet): Insertion;
}

function suggest({ service, pathOf }: Context, file: string, position: number) {
  const found = service.getCompletionsAtPosition(pathOf(file), position, {
    includeCompletionsForModuleExports: false,
  });
  if (found === undefined) return null;
  return {
    items: found.entries.map(({ name, kind, sortText }) => ({ label: name, kind, sortText })),
  };
}

function describe(
  { service, pathOf }: Context,
  file: string,
  position: number,
  label: string,
): string {
  const details = service.getCompletionEntryDetails(
    pathOf(file),
    position,
    label,
    undefined,
    undefined,
    undefined,
    undefined,
  );
  if (details === undefined) return '';
  const declaration = ts.displayPartsToString(details.displayParts);
  const text = ts.displayPartsToString(details.documentation);
  return text === '' ? declaration : `${declaration}\n\n${text}`;
}

function hover(context: Context, file: string, position: number): Hover | null {
  const { service, pack, pathOf } = context;
  const info = service.getQuickInfoAtPosition(pathOf(file), position);
  if (info === undefined) return null;
  return {
    from: info.textSpan.start,
    to: info.textSpan.start + info.textSpan.length,
    declaration: ts.displayPartsToString(info.displayParts),
    documentation: ts.displayPartsToString(info.documentation),
    link: linkAt(pack.links, service.getProgram(), pathOf(file), position)?.link,
  };
}

/** Creates the service. Add programs with {@link TypeService.change}. */
export function createTypeService(pack: TypePack): TypeService {
  const programs = new Map<string, Program>();
  const pathOf = (file: string) => `${pack.folder}/${file}`;
  const context: Context = {
    service: ts.createLanguageService(createHost(pack, programs)),
    pack,
    pathOf,
    fileOf: (path) => (programs.has(path) ? path.slice(pack.folder.length + 1) : undefined),
  };
  // Version numbers are never reused, so a file that is removed and added again gets a new number.
  let version = 0;
  const change = (file: string, source: string): void => {
    version += 1;
    programs.set(pathOf(file), { source, version });
  };
  const read = (file: string) => programs.get(pathOf(file))?.source ?? '';

  return {
    change,
    remove: (file) => void programs.delete(pathOf(file)),
    suggest: (file, position) => suggest(context, file, position),
    describe: (file, position, label) => describe(context, file, position, label),
    hover: (file, position) => hover(context, file, position),
    check: (file) => check(context, file),
    deprecations: (file) => deprecationsIn(context, file),
    problems: (file, from) => problemsOf(context, file, from),
    explain: (file, from) => explainFile(context, file, from),
    fixAll: (files, from) => fixAll(context, files, from, { read, change }),
    define: (file, position) => define(context, file, position),
    findReferences: (file, position) => findReferences(context, file, position),
    nameAt: (at) => nameAt(context, at),
    rename: (at, name) => rename(context, at, name),
    format: (file) => format(context, file),
    insert: (file, snippet) => insert(context, file, snippet),
  };
}
