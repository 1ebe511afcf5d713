import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import { laneOf } from '@reveal-docs/statements/known';
import { pinsOf } from '@reveal-docs/statements/lanes';
import { readStatements, statementsDir } from '@reveal-docs/statements/read';
import {
  findStatementUses,
  statementUsesFile,
  type StatementUses,
} from '@reveal-docs/statements/uses';
import { compileStatements, typeErrors } from '@reveal-docs/statements/types';
import type { DocsVersion } from '@reveal-docs/versions';
import { runCached, type CachedTask } from '@reveal-docs/build-steps/cache';

/** Returns the cached task that lists, for each API member of a version, the statements that use the member. */
export function statementUsesTask(version: DocsVersion): CachedTask {
  return {
    name: `statement-uses-${version.folder}`,
    key: [ts.version, pinsOf(laneOf(version))],
    code: [__filename],
    inputs: [statementsDir(), path.join(version.workspaceDir, projectFile)],
    outputs: [statementUsesFile(version.folder)],
  };
}

/**
 * Uses that are already known. The keys are results of `pinsOf`, because versions with the same packages have the same
 * uses.
 */
const found = new Map<string, StatementUses>();

function usesOf(version: DocsVersion): StatementUses {
  const lane = laneOf(version);
  const pins = pinsOf(lane);
  const known = found.get(pins);
  if (known !== undefined) return known;
  const compiled = compileStatements(readStatements(), lane);
  const errors = typeErrors(compiled, lane);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const uses = findStatementUses(compiled, lane);
  found.set(pins, uses);
  return uses;
}

/**
 * Type-checks the statements. For each of `versions`, writes a list of the statements that use each API member. Throws
 * if the compiler reports errors.
 */
export async function generateStatementUses(versions: readonly DocsVersion[]): Promise<void> {
  for (const version of versions) {
    await runCached(statementUsesTask(version), async () => {
      const file = statementUsesFile(version.folder);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, JSON.stringify(usesOf(version)));
    });
  }
}
