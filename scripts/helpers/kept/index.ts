/** Brings the files of former builds into a new one, and writes the new one's list. */
import fs from 'node:fs';
import path from 'node:path';
import {
  deployedFile,
  keptDays,
  parseDeployedFiles,
  planKept,
  type DeployedFiles,
  type KeptFiles,
} from '../../../deploy/deployedFiles';
import { hashFiles, sha256 } from './folders';
import type { Former } from './former';
import { signature } from './signature';

export { openFormer } from './former';

export interface KeepInput {
  /** The new build. */
  readonly outDir: string;
  readonly former: Former | undefined;
  readonly now: Date;
  /** Secret that signs the new list, so that a later build can trust it. */
  readonly key?: string | undefined;
  /** Is told one line on what was kept, and one on what could not be. */
  readonly say: (line: string) => void;
}

/** How many files are fetched at the same time, and how many names an error lists. */
const atOnce = 8;
const shown = 10;

/** Brings one file; false when it does not come, or is not what the list says. */
async function bring(former: Former, file: string, hash: string, outDir: string): Promise<boolean> {
  const content = await former.read(file).catch(() => undefined);
  if (content === undefined || sha256(content) !== hash) return false;
  const target = path.join(outDir, file);
  await fs.promises.mkdir(path.dirname(target), { recursive: true });
  // Never over a file of this build.
  await fs.promises.writeFile(target, content, { flag: 'wx' });
  return true;
}

/** Brings all that is to be kept; returns what did not come. */
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

/** Takes away what an earlier call brought, so that the build has its own files alone. */
function takeAwayKept(outDir: string): void {
  const list = path.join(outDir, deployedFile);
  if (!fs.existsSync(list)) return;
  const { kept } = parseDeployedFiles(fs.readFileSync(list, 'utf8'));
  for (const file of kept.flatMap(({ files }) => Object.keys(files))) {
    fs.rmSync(path.join(outDir, file), { force: true });
  }
}

/**
 * Puts files of former builds beside those of the new one and writes its list. A former file whose content
 * differs from the new one of the same name is left out, with a line: what the former build says must not stop this one.
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
      `DOCS_KEEP: ${plan.changed.length} file(s) have the name of a former file and another content ` +
        `(${plan.changed.slice(0, shown).join(', ')}). Browsers that kept the former one won't load the new one.`,
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
      `DOCS_KEEP: ${count} file(s) of former builds stay, for ${keptDays} days after their last.`,
    );
  }
  if (lost.size > 0) {
    const names = [...lost].sort().slice(0, shown).join(', ');
    say(
      `DOCS_KEEP: ${lost.size} file(s) of former builds could not be kept (${names}): pages that need them reload.`,
    );
  }
  return list;
}
