import type { TypePack } from '@reveal-docs/runner/types/protocol';
import { createTypeService } from '@reveal-docs/runner/types/service';
import { applyEdits } from '@reveal-docs/runner/types/upgrade';
import type { Job, JobResult } from './job';

/**
 * Returns the version from which to upgrade the program. The default is the oldest version, whose upgrade steps include
 * those of all later versions.
 */
function explainedFrom({ upgrades }: TypePack, from: string | undefined): string | undefined {
  if (from !== undefined) return from;
  const byLength = Object.entries(upgrades).sort(([, a], [, b]) => b.length - a.length);
  return byLength[0]?.[0];
}

/** Runs a compiler job in this thread. */
export function compile({ pack: packed, files, checked, upgradeFrom }: Job): JobResult {
  const pack = JSON.parse(Buffer.from(packed).toString()) as TypePack;
  const service = createTypeService(pack);
  const texts = new Map(files.map(({ name, source }) => [name, source]));
  for (const { name, source } of files) service.change(name, source);
  let fixed = 0;
  if (upgradeFrom !== undefined) {
    const fixes = service.fixAll(checked, upgradeFrom);
    fixed = fixes.count;
    for (const { file, edits } of fixes.rounds.flat()) {
      texts.set(file, applyEdits(texts.get(file) ?? '', edits));
    }
    for (const name of checked) service.change(name, texts.get(name) ?? '');
  }
  const from = explainedFrom(pack, upgradeFrom);
  return {
    files: checked.map((name) => ({ name, source: texts.get(name) ?? '' })),
    fixed,
    problems: checked.flatMap((name) => service.problems(name, from)),
    deprecations: checked.flatMap((name) =>
      service.deprecations(name).map(({ line, message }) => ({ file: name, line, message })),
    ),
  };
}
