import fs from 'node:fs';
import path from 'node:path';
import { createUseFinder } from '@reveal-docs/api-reference/blocks/uses';
import { readJson } from '@reveal-docs/shared/readJson';
import { rootDir, type DocsVersion } from '@reveal-docs/versions';
import type { Lane } from './lanes';
import type { CompiledStatements } from './types';

/**
 * Map from API names, such as `Cognite3DViewer.dispose` or `IndexSet`, to the IDs of statements. Both the sentence and
 * the program of each statement contain the name.
 */
export type StatementUses = Readonly<Record<string, readonly string[]>>;

/** Returns the absolute path of the file that contains a version's uses. */
export function statementUsesFile(folder: string, root: string = rootDir): string {
  return path.join(root, '.generated', 'statements', `${folder}.json`);
}

/** Reads a version's uses. Returns an empty object if they weren't generated. */
export function readStatementUses({ folder }: DocsVersion): StatementUses {
  const file = statementUsesFile(folder);
  return fs.existsSync(file) ? readJson<StatementUses>(file) : {};
}

/**
 * Whether a sentence names a member. The `dispose` member can appear as `Cognite3DViewer.dispose()`, `dispose()`, or
 * `dispose`.
 */
function names(sentence: string, member: string): boolean {
  return [...sentence.matchAll(/`([^`]+)`/g)].some(([, code = '']) =>
    code.split(/[.(\s]/).includes(member),
  );
}

/**
 * Finds API names in the statements of a lane. If `byPrograms` is true, a name counts even if it isn't in the
 * statement's sentence.
 */
export function findStatementUses(
  { compilation, own }: CompiledStatements,
  lane: Lane,
  { byPrograms = false }: { readonly byPrograms?: boolean } = {},
): StatementUses {
  const finder = createUseFinder(lane.version, compilation.program);
  const uses = new Map<string, string[]>();
  for (const [spec, module] of own) {
    for (const { symbol, member } of finder.find(compilation.fileOf(module)).places) {
      if (!byPrograms && !names(spec.says, member ?? symbol)) continue;
      const key = member === undefined ? symbol : `${symbol}.${member}`;
      uses.set(key, [...(uses.get(key) ?? []), spec.id]);
    }
  }
  return Object.fromEntries([...uses].sort());
}
