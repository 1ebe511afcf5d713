import fs from 'node:fs';
import path from 'node:path';
import {
  deployedFile,
  keptDays,
  parseDeployedFiles,
  planKept,
  signature,
  type DeployedFiles,
  type KeptFiles,
} from '../../../deploy/deployedFiles';
import { hashFiles, sha256 } from './folders';
import type { Former } from './former';

export { openFormer } from './former';

export interface KeepInput {
  readonly outDir: string;
  readonly former: Former | undefined;
  readonly now: Date;
  /** Secret for signing the new list, so that later builds can trust it. */
  readonly key?: string | undefined;
  /** Receives messages about files that were kept, and about files that couldn't be kept. */
  readonly say: (line: string) => void;
}

const atOnce = 8;
const shown = 10;

/** Resolves with false if the file can't be read or doesn't match the list. */
async function bring(former: Former, file: string, hash: string, outDir: string): Promise<boolean> {
  const content = await former.read(file).catch(() => undefined);
  if (content === undefined || sha256(content) !== hash) return false;
  const target = path.join(outDir, file);
  await fs.promises.mkdir(path.dirname(target), { recursive: true });
  // `wx` prevents overwriting a file from this build.
  await fs.promises.writeFile(target, content, { flag: 'wx' });
  return true;
}

/** Resolves with the names of files that couldn't be copied. */
async function bringAll(
  former: Former,
  kept: readonly KeptFiles[],
  outDir: string,
): Promise<Set<string>> {
  const waiting = kept.flatMap(({ files }) => Object.entries(files));
  const lost = new Set<string>();
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [file, hash] = next;
      if (!(await bring(former, file, hash, outDir))) lost.add(file);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return lost;
}

/** Removes files that an earlier call copied. */
function takeAwayKept(outDir: string): void {
  const list = path.join(outDir, deployedFile);
  if (!fs.existsSync(list)) return;
  const { kept } = parseDeployedFiles(fs.readFileSync(list, 'utf8'));
  for (const file of kept.flatMap(({ files }) => Object.keys(files))) {
    fs.rmSync(path.join(outDir, file), { force: true });
  }
}

/**
 * Copies files from previous builds into the new build, and writes the new build's file list. If the new build has a
 * file with the same name but different contents, prints the name and doesn't copy the previous file.
 */
export async function keepFormer({
  outDir,
  former,
  now,
  key,
  say,
}: KeepInput): Promise<DeployedFiles> {
  takeAwayKept(outDir);
  const files = hashFiles(outDir);
  const plan = former === undefined ? { changed: [], kept: [] } : planKept(former.list, files, now);
  if (plan.changed.length > 0) {
    say(
      `DOCS_KEEP: ${plan.changed.length} changed file(s) are cached forever by browsers: ` +
        `${plan.changed.slice(0, shown).join(', ')}. Add a hash of the whole contents to their names.`,
    );
  }
  const lost = former === undefined ? new Set<string>() : await bringAll(former, plan.kept, outDir);
  const kept = plan.kept
    .map(({ replaced, files: group }) => ({
      replaced,
      files: Object.fromEntries(Object.entries(group).filter(([file]) => !lost.has(file))),
    }))
    .filter(({ files: group }) => Object.keys(group).length > 0);
  const list: DeployedFiles = { built: now.toISOString(), files, kept };
  const signed = key === undefined ? list : { ...list, signature: signature(list, key) };
  fs.writeFileSync(path.join(outDir, deployedFile), `${JSON.stringify(signed)}\n`);
  if (former !== undefined) {
    const count = kept.reduce((sum, group) => sum + Object.keys(group.files).length, 0);
    say(
      `DOCS_KEEP: kept ${count} file(s) from previous builds. Each file is kept for ${keptDays} days after the first build that no longer contains it.`,
    );
  }
  if (lost.size > 0) {
    const names = [...lost].sort().slice(0, shown).join(', ');
    say(
      `DOCS_KEEP: ${lost.size} file(s) from previous builds couldn't be kept (${names}). Open pages that need these files will reload.`,
    );
  }
  return list;
}
