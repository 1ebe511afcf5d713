/**
 * Runs a generator only when its inputs changed. One stamp per task in `.generated/cache/`: a hash of the
 * inputs' contents and of a key, so that a warm build costs reading, not generating.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '../versions';
import { importGraph } from './importGraph';

/** A generator's identity: what it reads, what it must leave behind. */
export interface CachedTask {
  /** Unique and usable as a file name: `api-4.x`, `sdk-4.29.0`. */
  readonly name: string;
  /** Anything else the result depends on (package versions, options); serialized as JSON. */
  readonly key: unknown;
  /**
   * Modules, absolute, whose work this is: the generator's own, and what it bundles or starts by its path. What they
   * import counts with them.
   */
  readonly code: readonly string[];
  /** Files and folders, absolute, that this code reads. */
  readonly inputs: readonly string[];
  /** Files and folders, absolute, that exist (and are not empty) when the task is done. */
  readonly outputs: readonly string[];
}

const stampDir = path.join(rootDir, '.generated', 'cache');

type Read = (file: string) => Uint8Array;

function hashInto(hash: ReturnType<typeof createHash>, target: string, read: Read): void {
  const stat = fs.statSync(target, { throwIfNoEntry: false });
  if (stat === undefined) throw new Error(`A generator's input is missing: ${target}`);
  if (stat.isDirectory()) {
    for (const entry of fs.readdirSync(target).sort()) {
      if (entry !== 'node_modules') hashInto(hash, path.join(target, entry), read);
    }
    return;
  }
  // The length keeps apart what would otherwise read the same in a row.
  const content = read(target);
  hash.update(`${path.relative(rootDir, target)}\0${content.length}\0`).update(content);
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
 * A value that is another one when anything differs that the result depends on. Throws when an input is missing, or
 * when an import of the code leads nowhere.
 */
export async function stampOf(
  { key, code, inputs }: Pick<CachedTask, 'key' | 'code' | 'inputs'>,
  read: Read = fs.readFileSync,
): Promise<string> {
  const { files, packages } = await importGraph(code);
  const hash = createHash('sha256').update(JSON.stringify([key ?? null, packages]));
  for (const input of [...files, ...inputs]) hashInto(hash, input, read);
  return hash.digest('hex');
}

function stampFile({ name }: CachedTask): string {
  return path.join(stampDir, `${name}.txt`);
}

function hasStamp(task: CachedTask, stamp: string): boolean {
  const file = stampFile(task);
  const done = fs.existsSync(file) && fs.readFileSync(file, 'utf8') === stamp;
  return done && task.outputs.every(isPresent);
}

/** Whether `runCached` would leave the task's outputs as they are. Throws when an input is missing. */
export async function isCurrent(task: CachedTask): Promise<boolean> {
  return hasStamp(task, await stampOf(task));
}

/**
 * Runs `run` unless the same inputs were already turned into outputs that still exist. Returns whether it
 * ran. Throws when an input is missing, when `run` throws, or when an output is missing afterwards.
 */
export async function runCached(task: CachedTask, run: () => Promise<void>): Promise<boolean> {
  const stamp = await stampOf(task);
  if (hasStamp(task, stamp)) return false;
  fs.rmSync(stampFile(task), { force: true });
  await run();
  const missing = task.outputs.filter((output) => !isPresent(output));
  if (missing.length > 0) {
    throw new Error(
      `"${task.name}" finished without writing ${missing.map((output) => path.relative(rootDir, output)).join(', ')}.`,
    );
  }
  fs.mkdirSync(stampDir, { recursive: true });
  fs.writeFileSync(stampFile(task), stamp);
  return true;
}
