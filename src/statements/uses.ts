/** Which statements are about which members of the API, for the API pages. Node only. */
import fs from 'node:fs';
import path from 'node:path';
import { createUseFinder } from '../plugins/blocks/uses';
import { readJson } from '../files/readJson';
import { rootDir, type DocsVersion } from '../versions';
import type { Lane } from './lanes';
import type { StatementSpec } from './spec';
import { compileStatements } from './types';

/**
 * Names of statements by what their sentence names and their program uses: `Cognite3DViewer.dispose`, or `IndexSet` for
 * the symbol as a whole.
 */
export type StatementUses = Readonly<Record<string, readonly string[]>>;

/** Where a version's uses are. */
export function statementUsesFile(folder: string, root: string = rootDir): string {
  return path.join(root, '.generated', 'statements', `${folder}.json`);
}

/** A version's uses; none when they were not generated. */
export function readStatementUses({ folder }: DocsVersion, root: string = rootDir): StatementUses {
  const file = statementUsesFile(folder, root);
  return fs.existsSync(file) ? readJson<StatementUses>(file) : {};
}

/** Whether a sentence names a member: `Cognite3DViewer.dispose()`, `dispose()` or `dispose`. */
function names(sentence: string, member: string): boolean {
  return [...sentence.matchAll(/`([^`]+)`/g)].some(([, code = '']) =>
    code.split(/[.(\s]/).includes(member),
  );
}

/** The uses in a lane; with `byPrograms` also those that a sentence does not name. */
export function findStatementUses(
  specs: readonly StatementSpec[],
  lane: Lane,
  { byPrograms = false }: { readonly byPrograms?: boolean } = {},
): StatementUses {
  const { compilation, own } = compileStatements(specs, lane);
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
