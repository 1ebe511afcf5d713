import ts from 'typescript';
import type { Context } from './context';
import type { AllFixes, FileEdits, FileProblem, TypeProblem } from './protocol';
import { applyEdits, editsTogether, explain } from './upgrade';
import type { UpgradeProblem } from './upgrade/data';

const severities: Readonly<Partial<Record<ts.DiagnosticCategory, TypeProblem['severity']>>> = {
  [ts.DiagnosticCategory.Error]: 'error',
  [ts.DiagnosticCategory.Warning]: 'warning',
};

function diagnosticsOf({ service, pathOf }: Context, file: string): readonly ts.Diagnostic[] {
  const path = pathOf(file);
  return [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)];
}

function problemOf({ start = 0, length = 0, file, category, messageText }: ts.Diagnostic) {
  const place = file?.getLineAndCharacterOfPosition(start);
  return {
    from: start,
    to: start + length,
    line: (place?.line ?? 0) + 1,
    column: (place?.character ?? 0) + 1,
    severity: severities[category] ?? 'info',
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  };
}

/** Returns the compiler's problems in a file. */
export function check(context: Context, file: string): TypeProblem[] {
  return diagnosticsOf(context, file).map(problemOf);
}

/** Returns a problem for each use of a deprecated name in a file. */
export function deprecationsIn({ service, pathOf }: Context, file: string): TypeProblem[] {
  return service
    .getSuggestionDiagnostics(pathOf(file))
    .filter(({ reportsDeprecated }) => reportsDeprecated !== undefined)
    .map(problemOf);
}

/** Returns the problems in a file that was written for version `from`, with explanations. */
export function explainFile(context: Context, file: string, from: string): UpgradeProblem[] {
  const { service, pack, pathOf } = context;
  const program = service.getProgram();
  if (program === undefined) return [];
  return explain(program, pathOf(file), diagnosticsOf(context, file), pack.upgrades[from] ?? []);
}

/** Returns the problems in a file. If `from` is set, adds explanations for the upgrade from that version. */
export function problemsOf(
  context: Context,
  file: string,
  from: string | undefined,
): FileProblem[] {
  const problems = check(context, file);
  const explained = from === undefined ? [] : explainFile(context, file, from);
  return problems.map((problem, index) => {
    const { says, fix } = explained[index] ?? {};
    return {
      file,
      ...problem,
      ...(says === undefined ? {} : { says }),
      ...(fix === undefined ? {} : { fix: { title: fix.title } }),
    };
  });
}

/** Maximum number of rounds. Without a limit, fixes that cause new problems could lead to an endless loop. */
const maxRounds = 10;

interface Texts {
  read(file: string): string;
  change(file: string, source: string): void;
}

/**
 * Returns the fixes for all files, in rounds. Each round applies to the result of the previous one, until no fixes
 * remain. Afterward, the files are unchanged.
 */
export function fixAll(
  context: Context,
  files: readonly string[],
  from: string,
  { read, change }: Texts,
): AllFixes {
  const before = files.map((file) => [file, read(file)] as const);
  const rounds: FileEdits[][] = [];
  let count = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    const changes = files.flatMap((file) => {
      const problems = explainFile(context, file, from);
      const edits = editsTogether(problems);
      // One fix can solve several problems. Count each of these problems.
      count += problems.filter(
        ({ fix }) => fix !== undefined && fix.edits.every((edit) => includes(edits, edit)),
      ).length;
      return edits.length === 0 ? [] : [{ file, edits }];
    });
    if (changes.length === 0) break;
    rounds.push(changes);
    for (const { file, edits } of changes) change(file, applyEdits(read(file), edits));
  }
  for (const [file, source] of before) change(file, source);
  return { count, rounds };
}

function includes(edits: FileEdits['edits'], edit: FileEdits['edits'][number]): boolean {
  return edits.some(
    ({ from, to, text }) => from === edit.from && to === edit.to && text === edit.text,
  );
}
