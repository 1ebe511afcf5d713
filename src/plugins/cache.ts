/**
 * Runs a generator only when its inputs changed. One stamp per task in `.generated/cache/`: a hash of the
 * inputs' contents and of a key, so that a warm build costs reading, not generating.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '../versions';

/** A generator's identity: what it reads, what it must leave behind. */
export interface CachedTask {
  /** Unique and usable as a file name: `api-4.x`, `sdk-4.29.0`. */
  readonly name: string;
  /** Anything else the result depends on (package versions, options); serialised as JSON. */
  readonly key: unknown;
  /** Files and folders, absolute, whose content the result depends on: the generator's own source too. */
  readonly inputs: readonly string[];
  /** Files and folders, absolute, that exist (and are not empty) when the task is done. */
  readonly outputs: readonly string[];
}

const stampDir = path.join(rootDir, '.generated', 'cache');

function hashInto(hash: ReturnType<typeof createHash>, target: string): void {
  const stat = fs.statSync(target, { throwIfNoEntry: false });
  if (stat === undefined) throw new Error(`A generator's input is missing: ${target}`);
  if (stat.isDirectory()) {
    for (const entry of fs.readdirSync(target).sort()) {
      if (entry !== 'node_modules') hashInto(hash, path.join(target, entry));
    }
    return;
  }
  // The length keeps apart what would otherwise read the same in a row.
  hash.update(`${path.relative(rootDir, target)}\0${stat.size}\0`).update(fs.readFileSync(target));
}

function isPresent(target: string): boolean {
  const stat = fs.statSync(target, { throwIfNoEntry: false });
  if (stat === undefined) return false;
  return stat.isDirectory() ? fs.readdirSync(target).length > 0 : stat.size > 0;
}

/** A short hash of content, for file names that may be cached for ever. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/**
 * Runs `run` unless the same inputs were already turned into outputs that still exist. Returns whether it
 * ran. Throws when an input is missing, when `run` throws, or when an output is missing afterwards.
 */
export async function runCached(task: CachedTask, run: () => Promise<void>): Promise<boolean> {
  const hash = createHash('sha256').update(JSON.stringify(task.key ?? null));
  for (const input of task.inputs) hashInto(hash, input);
  const stamp = hash.digest('hex');
  const stampFile = path.join(stampDir, `${task.name}.txt`);
  const done = fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp;
  if (done && task.outputs.every(isPresent)) return false;
  fs.rmSync(stampFile, { force: true });
  await run();
  const missing = task.outputs.filter((output) => !isPresent(output));
  if (missing.length > 0) {
    throw new Error(
      `"${task.name}" finished without writing ${missing.map((output) => path.relative(rootDir, output)).join(', ')}.`,
    );
  }
  fs.mkdirSync(stampDir, { recursive: true });
  fs.writeFileSync(stampFile, stamp);
  return true;
}
