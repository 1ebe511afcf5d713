import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '@reveal-docs/shared/readJson';
import type {
  UpgradeRule,
  UpgradeStep,
  UpgradeSteps,
} from '@reveal-docs/runner/types/upgrade/data';
import type { DocsVersion } from '@reveal-docs/versions';
import { changesFile, previousVersion, readChanges } from './generate';

/**
 * Maximum length of a new signature in an explanation, in characters. Readers find longer signatures on the API pages.
 */
const longestInterface = 200;

/**
 * Returns the path of the file with rules that update programs for the previous version. Not every version has the
 * file.
 */
function rulesFile(version: DocsVersion): string {
  return path.join(version.workspaceDir, 'upgrades.json');
}

/** Returns the paths of existing files that {@link readUpgradeSteps} reads for a version. */
export function upgradeInputs(version: DocsVersion): string[] {
  return [rulesFile(version), changesFile(version.folder)].filter((file) => fs.existsSync(file));
}

/** Reads the rules that update programs from the previous version to this version. */
export function readRules(version: DocsVersion): readonly UpgradeRule[] {
  const file = rulesFile(version);
  return fs.existsSync(file) ? readJson<UpgradeRule[]>(file) : [];
}

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

/** Returns the upgrade steps from each older version to `version`, for the compiler in the browser. */
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
