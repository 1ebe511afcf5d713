/** Explains the compiler's problems in programs for older versions. Provides fixes based on the upgrade data. */
import ts from 'typescript';
import type { TextEdit, UpgradeProblem, UpgradeRule, UpgradeStep } from './data';
import { fixOf } from './fixes';
import { findSpecifier, renameImport } from './imports';
import { namesOf, type Found } from './apiNames';
import { nodesAt } from './pattern';

type Answer = Pick<UpgradeProblem, 'says' | 'fix'>;

function ruleOf(
  found: Found,
  names: readonly string[],
  steps: readonly UpgradeStep[],
): { readonly rule: UpgradeRule; readonly name: string | undefined } | undefined {
  const message = ts.flattenDiagnosticMessageText(found.diagnostic.messageText, '\n');
  for (const { rules } of steps) {
    for (const rule of rules) {
      const name = names.find((candidate) => rule.at?.includes(candidate));
      if (rule.message !== undefined) {
        const fits = new RegExp(rule.message).test(message);
        if (fits && (rule.at === undefined || name !== undefined)) return { rule, name };
      } else if (name !== undefined) return { rule, name };
    }
  }
  return undefined;
}

function newestName(name: string, steps: readonly UpgradeStep[]): string | undefined {
  let newest = name;
  for (const { renamed } of steps) newest = renamed[newest] ?? newest;
  return newest === name ? undefined : newest;
}

function answerByRename(
  { file, checker }: Found,
  names: readonly string[],
  steps: readonly UpgradeStep[],
): Answer | undefined {
  for (const name of names) {
    const specifier = findSpecifier(file, name);
    const newest = newestName(name, steps);
    if (specifier === undefined || newest === undefined) continue;
    return {
      says: `\`${name}\` is now called \`${newest}\`.`,
      fix: {
        title: `Rename ${name} to ${newest}`,
        edits: renameImport(file, specifier, newest, checker),
      },
    };
  }
  return undefined;
}

function saysByName(names: readonly string[], steps: readonly UpgradeStep[]): string | undefined {
  for (const { removed } of steps) {
    for (const name of names) {
      const instead = removed[name];
      if (instead === undefined) continue;
      return instead === ''
        ? `\`${name}\` was removed and has no replacement.`
        : `\`${name}\` was removed. Instead: ${instead}`;
    }
  }
  for (const { changed, added } of steps) {
    for (const name of names) {
      const now = changed[name];
      if (now !== undefined) {
        return now === ''
          ? `\`${name}\` has a new interface.`
          : `\`${name}\` has a new interface: \`${now}\`.`;
      }
      if (name.includes('.') && added.includes(name)) return `\`${name}\` is new and required.`;
    }
  }
  return undefined;
}

/** Codes of compiler messages that report only an unknown type. */
const unknownTypes = new Set([7005, 7006, 7018, 7019, 7031, 7034, 18046]);

function brokenClasses(file: ts.SourceFile, missing: ReadonlySet<string>): Set<string> {
  const broken = new Set<string>();
  for (const statement of file.statements) {
    if (!ts.isClassDeclaration(statement)) continue;
    const bases = (statement.heritageClauses ?? []).flatMap(({ types }) =>
      types.map(({ expression }) => expression.getText(file)),
    );
    if (bases.some((base) => missing.has(base))) broken.add(statement.name?.text ?? '');
  }
  return broken;
}

function missingImports(file: ts.SourceFile, diagnostics: readonly ts.Diagnostic[]): Set<string> {
  return new Set(
    diagnostics
      .filter(({ code }) => code === 2305 || code === 2724)
      .flatMap(({ start = 0 }) =>
        nodesAt(file, start)
          .filter((node) => ts.isImportSpecifier(node))
          .map(({ name }) => name.text),
      ),
  );
}

function saysOfCascade(
  { diagnostic, file }: Found,
  diagnostics: readonly ts.Diagnostic[],
): string | undefined {
  const missing = missingImports(file, diagnostics);
  if (missing.size === 0) return undefined;
  const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
  const fromClass = [...brokenClasses(file, missing)].some((name) => message.includes(name));
  return fromClass || unknownTypes.has(diagnostic.code)
    ? `This problem is caused by the import of \`${[...missing].join('`, `')}\`. Fix the import first.`
    : undefined;
}

function answerOf(
  found: Found,
  steps: readonly UpgradeStep[],
  diagnostics: readonly ts.Diagnostic[],
): Answer {
  const names = namesOf(found, steps);
  const known = ruleOf(found, names, steps);
  if (known !== undefined) {
    const edits = fixOf(found, known.rule, known.name);
    const fix = edits === undefined ? undefined : { title: known.rule.says, edits };
    return { says: known.rule.says, fix };
  }
  return (
    answerByRename(found, names, steps) ?? {
      says: saysOfCascade(found, diagnostics) ?? saysByName(names, steps),
      fix: undefined,
    }
  );
}

/** Explains the problems in a file. `diagnostics` are the compiler's diagnostics for the file. */
export function explain(
  program: ts.Program,
  path: string,
  diagnostics: readonly ts.Diagnostic[],
  steps: readonly UpgradeStep[],
): UpgradeProblem[] {
  const file = program.getSourceFile(path);
  if (file === undefined) return [];
  const checker = program.getTypeChecker();
  return diagnostics.map((diagnostic) => {
    const { start = 0, length = 0 } = diagnostic;
    const found: Found = { diagnostic, file, checker, nodes: nodesAt(file, start) };
    return {
      from: start,
      to: start + length,
      message: ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
      ...answerOf(found, steps, diagnostics),
    };
  });
}

function overlaps(edit: TextEdit, others: readonly TextEdit[]): boolean {
  return others.some(({ from, to }) => edit.from < to && from < edit.to);
}

function isSame(edit: TextEdit, other: TextEdit): boolean {
  return edit.from === other.from && edit.to === other.to && edit.text === other.text;
}

/** Applies edits to a text. The edits must not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  // Edits at the same position keep their order.
  const order = edits.map((edit, index) => ({ ...edit, index }));
  order.sort((a, b) => b.from - a.from || b.to - a.to || b.index - a.index);
  return order.reduce(
    (result, { from, to, text: next }) => result.slice(0, from) + next + result.slice(to),
    text,
  );
}

/** Returns the edits of all fixes that can be applied together. If fixes overlap, uses only the first one. */
export function editsTogether(problems: readonly UpgradeProblem[]): TextEdit[] {
  const taken: TextEdit[] = [];
  for (const { fix } of problems) {
    const fresh = (fix?.edits ?? []).filter((edit) => !taken.some((other) => isSame(edit, other)));
    if (fresh.some((edit) => overlaps(edit, taken))) continue;
    taken.push(...fresh);
  }
  return taken;
}
