/**
 * Stores the results of a check in a file, so that an interrupted check can continue. Node only.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '@reveal-docs/shared/readJson';
import { nameOf, type Answer } from './answers';
import type { TasksWithout, Verdict, Verdicts } from './table';

/** A verdict, with a hash of everything that can change it. */
interface KeptResult {
  readonly key: string;
  readonly verdict: Verdict;
}

/**
 * Returns a hash of the task modules in a folder. The modules contain judges, and the functions
 * that judges use.
 */
export function hashTasks(dir: string): string {
  const hash = createHash('sha256');
  const files = fs.readdirSync(dir).filter((name) => name.endsWith('.ts'));
  for (const name of files.toSorted())
    hash.update(name).update(fs.readFileSync(path.join(dir, name)));
  return hash.digest('hex');
}

/** Stores verdicts in a JSON file, or only in memory if `file` is undefined. */
export class Results {
  private readonly kept: Map<string, KeptResult>;

  /** `tasksHash` is the hash of the tasks. If it changes, previous verdicts are outdated. */
  constructor(
    private readonly file: string | undefined,
    private readonly tasksHash: string,
  ) {
    const isThere = file !== undefined && fs.existsSync(file);
    this.kept = new Map(Object.entries(isThere ? readJson<Record<string, KeptResult>>(file) : {}));
  }

  /** Returns the verdict for an answer if neither the answer nor the tasks have changed since. */
  find(answer: Answer): Verdict | undefined {
    const found = this.kept.get(`${answer.folder}/${nameOf(answer)}`);
    return found?.key === this.keyOf(answer) ? found.verdict : undefined;
  }

  /** Adds a verdict, and saves the file. */
  add(answer: Answer, verdict: Verdict): void {
    this.kept.set(`${answer.folder}/${nameOf(answer)}`, { key: this.keyOf(answer), verdict });
    if (this.file === undefined) return;
    // If the command is interrupted here, the previous file stays complete.
    const draft = `${this.file}.tmp`;
    fs.writeFileSync(draft, `${JSON.stringify(Object.fromEntries(this.kept), null, 2)}\n`);
    fs.renameSync(draft, this.file);
  }

  private keyOf({ folder, source }: Answer): string {
    return createHash('sha256').update(`${this.tasksHash} ${folder} ${source}`).digest('hex');
  }
}

/** Returns the verdicts as JSON. Each item is for a version and a task that has an answer or lacks one. */
export function formatJson(
  tasks: readonly string[],
  verdicts: Verdicts,
  without: TasksWithout = new Map(),
): string {
  const items = [...verdicts].flatMap(([version, byTask]) =>
    tasks
      .filter((task) => without.get(version)?.includes(task) !== true)
      .map((task) => ({ version, task, ...(byTask.get(task) ?? { type: 'missing' }) })),
  );
  return JSON.stringify(items, null, 2);
}
