/**
 * Runs generators only if their inputs have changed. Each task has a stamp in `.generated/cache/`, which is a hash of
 * the task's key, code, and inputs.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';
import { importGraph } from './importGraph';

export interface CachedTask {
  /** Unique and valid as a file name, such as `api-4.x` or `sdk-4.29.0`. */
  readonly name: string;
  /** Other values that affect the result, such as package versions and options. Must be serializable as JSON. */
  readonly key: unknown;
  /**
   * Absolute paths of the generator's modules, and of files that the generator bundles or runs. Modules that these
   * files import also affect the stamp.
   */
  readonly code: readonly string[];
  /** Absolute paths of files and folders that the generator reads. */
  readonly inputs: readonly string[];
  /** Absolute paths of files and folders that the task creates. After the task, they must exist and not be empty. */
  readonly outputs: readonly string[];
}

const stampDir = path.join(rootDir, '.generated', 'cache');

/** Environment variable that contains the path of a log file. Each task that runs appends a line to the file. */
export const timesVariable = 'DOCS_STEP_TIMES';

/** A line of the log file, as JSON. */
export interface StepTime {
  readonly name: string;
  /** Wall-clock time. Includes the time during which other tasks use the processors. */
  readonly seconds: number;
}

function recordTime(step: StepTime): void {
  const file = process.env[timesVariable] ?? '';
  if (file !== '') fs.appendFileSync(file, `${JSON.stringify(step)}\n`);
}

type Read = (file: string) => Uint8Array;

function hashInto(hash: ReturnType<typeof createHash>, target: string, read: Read): void {
  const stat = fs.statSync(target, { throwIfNoEntry: false });
  if (stat === undefined) throw new Error(`Generator input not found: ${target}`);
  if (stat.isDirectory()) {
    for (const entry of fs.readdirSync(target).sort()) {
      if (entry !== 'node_modules') hashInto(hash, path.join(target, entry), read);
    }
    return;
  }
  // Include the length. Otherwise, moving content from one file to the next might not change the hash.
  const content = read(target);
  hash.update(`${path.relative(rootDir, target)}\0${content.length}\0`).update(content);
}

function isPresent(target: string): boolean {
  const stat = fs.statSync(target, { throwIfNoEntry: false });
  if (stat === undefined) return false;
  return stat.isDirectory() ? fs.readdirSync(target).length > 0 : stat.size > 0;
}

/** Returns a short hash of content. File names that contain the hash let browsers cache the files forever. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/**
 * Returns a hash of everything that affects a task's result. Rejects if an input is missing or an import can't be
 * resolved.
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

/** Whether `runCached` would skip the task. Rejects if an input is missing. */
export async function isCurrent(task: CachedTask): Promise<boolean> {
  return hasStamp(task, await stampOf(task));
}

/**
 * Calls `run` if the task isn't current. Resolves with whether it called `run`. Rejects if an input is missing, `run`
 * rejects, or an output is missing afterward.
 */
export async function runCached(task: CachedTask, run: () => Promise<void>): Promise<boolean> {
  const stamp = await stampOf(task);
  if (hasStamp(task, stamp)) return false;
  fs.rmSync(stampFile(task), { force: true });
  const start = performance.now();
  await run();
  recordTime({ name: task.name, seconds: (performance.now() - start) / 1000 });
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
