/** Which statements are about which members of the API, for the API pages. Node only. */
import fs from 'node:fs';
import path from 'node:path';
import { createUseFinder } from '../plugins/blocks/uses';
import { readJson } from '../files/readJson';
import { rootDir, type DocsVersion } from '../versions';
import type { Lane } from './lanes';
import type { StatementSpec } from './spec';
import { compileStatements } from './types';

/** Names of statements by what they use: `Cognite3DViewer.dispose`, or `IndexSet` for the symbol as a whole. */
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

/** The uses in a lane. Those whose sentence names what they use come first. */
export function findStatementUses(specs: readonly StatementSpec[], lane: Lane): StatementUses {
  const { compilation, own } = compileStatements(specs, lane);
  const finder = createUseFinder(lane.version, compilation.program);
  const uses = new Map<string, { readonly named: string[]; readonly others: string[] }>();
  for (const [spec, module] of own) {
    for (const { symbol, member } of finder.find(compilation.fileOf(module)).places) {
      const key = member === undefined ? symbol : `${symbol}.${member}`;
      const lists = uses.get(key) ?? { named: [], others: [] };
      uses.set(key, lists);
      (names(spec.says, member ?? symbol) ? lists.named : lists.others).push(spec.id);
    }
  }
  return Object.fromEntries(
    [...uses].sort().map(([key, { named, others }]) => [key, [...named, ...others]]),
  );
}
