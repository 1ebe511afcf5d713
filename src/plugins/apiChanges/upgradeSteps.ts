/** The steps of an upgrade from each older version to one, for the compiler in the browser. Node only. */
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../../files/readJson';
import type { UpgradeRule, UpgradeStep, UpgradeSteps } from '../../frame/types/upgrade/data';
import type { DocsVersion } from '../../versions';
import { changesFile, previousVersion, readChanges } from './generate';

/** Interfaces longer than this are not said; their page has them. */
const longestInterface = 200;

/** File with the rules of a version's programs for the next; versions that need none have none. */
function rulesFile(version: DocsVersion): string {
  return path.join(version.workspaceDir, 'upgrades.json');
}

/** Files that {@link readUpgradeSteps} reads of a version itself, those that are there. */
export function upgradeInputs(version: DocsVersion): string[] {
  return [rulesFile(version), changesFile(version.folder)].filter((file) => fs.existsSync(file));
}

/** What mends programs of the version before this one. */
export function readRules(version: DocsVersion): readonly UpgradeRule[] {
  const file = rulesFile(version);
  return fs.existsSync(file) ? readJson<UpgradeRule[]>(file) : [];
}

/** The step to `version` from the one before it; undefined where their changes are not generated. */
function readStep(version: DocsVersion): UpgradeStep | undefined {
  const changes = readChanges(version.folder);
  if (changes === undefined) return undefined;
  return {
    renamed: Object.fromEntries(changes.renamed.map(({ before, after }) => [before, after])),
    removed: Object.fromEntries(changes.removed.map(({ name, instead = '' }) => [name, instead])),
    changed: Object.fromEntries(
      changes.changed.map(({ after, to }) => {
        const text = to.join('; ');
        return [after, text.length > longestInterface ? '' : text];
      }),
    ),
    added: changes.added,
    rules: readRules(version),
  };
}

/** The steps to `version` from each version before it. */
export function readUpgradeSteps(
  version: DocsVersion,
  versions: readonly DocsVersion[],
): UpgradeSteps {
  const steps: Record<string, readonly UpgradeStep[]> = {};
  let known: readonly UpgradeStep[] = [];
  let to = version;
  for (
    let from = previousVersion(to, versions);
    from !== undefined;
    to = from, from = previousVersion(to, versions)
  ) {
    const step = readStep(to);
    if (step === undefined) break;
    known = [step, ...known];
    steps[from.folder] = known;
  }
  return steps;
}
