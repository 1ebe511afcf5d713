import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '@reveal-docs/shared/readJson';
import { nameOf, type Answer } from './answers';
import type { TasksWithout, Verdict, Verdicts } from './table';

/** `key` is a hash of everything that can change the verdict. */
interface KeptResult {
  readonly key: string;
  readonly verdict: Verdict;
}

/** Returns a hash of the modules in a folder of tasks. These modules contain the judges. */
export function hashTasks(dir: string): string {
  const hash = createHash('sha256');
  const files = fs.readdirSync(dir).filter((name) => name.endsWith('.ts'));
  for (const name of files.toSorted())
    hash.update(name).update(fs.readFileSync(path.join(dir, name)));
  return hash.digest('hex');
}

/**
 * Stores verdicts in a JSON file, so that an interrupted check can continue. Without a file, keeps the verdicts only in
 * memory.
 */
export class Results {
  private readonly kept: Map<string, KeptResult>;

  /** If `tasksHash` changes, previous verdicts are outdated. */
  constructor(
    private readonly file: string | undefined,
    private readonly tasksHash: string,
  ) {
    const isThere = file !== undefined && fs.existsSync(file);
    this.kept = new Map(Object.entries(isThere ? readJson<Record<string, KeptResult>>(file) : {}));
  }

  /** Returns the verdict for an answer, or undefined if the answer or the tasks have changed since the verdict. */
  find(answer: Answer): Verdict | undefined {
    const found = this.kept.get(`${answer.folder}/${nameOf(answer)}`);
    return found?.key === this.keyOf(answer) ? found.verdict : undefined;
  }

  add(answer: Answer, verdict: Verdict): void {
    this.kept.set(`${answer.folder}/${nameOf(answer)}`, { key: this.keyOf(answer), verdict });
    if (this.file === undefined) return;
    // Write to a temporary file first, so that an interruption doesn't leave an incomplete file.
    const draft = `${this.file}.tmp`;
    fs.writeFileSync(draft, `${JSON.stringify(Object.fromEntries(this.kept), null, 2)}\n`);
    fs.renameSync(draft, this.file);
  }

  private keyOf({ folder, source }: Answer): string {
    return createHash('sha256').update(`${this.tasksHash} ${folder} ${source}`).digest('hex');
  }
}

/** Returns the verdicts as JSON, with one item per version and task. Includes missing answers. */
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
