export type Verdict =
  | { readonly type: 'passed' }
  /** The first error from the compiler, with its line. */
  | { readonly type: 'broken'; readonly problem: string }
  /** Expected and actual result. */
  | { readonly type: 'failed'; readonly reason: string };

/** Verdicts by version folder and then by task. */
export type Verdicts = ReadonlyMap<string, ReadonlyMap<string, Verdict>>;

/** Map from each version's folder to the names of the tasks that the version doesn't have. */
export type TasksWithout = ReadonlyMap<string, readonly string[]>;

const marks = {
  passed: 'passed',
  broken: 'does not compile',
  failed: 'fails',
} as const satisfies Record<Verdict['type'], string>;

function markOf(verdict: Verdict | undefined, hasTask: boolean): string {
  if (verdict !== undefined) return marks[verdict.type];
  return hasTask ? 'missing' : '-';
}

function whyNot(folder: string, task: string, verdict: Verdict): string[] {
  if (verdict.type === 'passed') return [];
  const why = verdict.type === 'failed' ? verdict.reason : verdict.problem;
  return [`${folder}/${task} ${marks[verdict.type]}: ${why.replace(/\s+/g, ' ').trim()}`];
}

/** Returns a table of tasks and versions, a line for each answer that didn't pass, and a summary line. Pure. */
export function formatVerdicts(
  tasks: readonly string[],
  verdicts: Verdicts,
  without: TasksWithout = new Map(),
): string {
  const folders = [...verdicts.keys()];
  const hasTask = (folder: string, task: string) => without.get(folder)?.includes(task) !== true;
  const rows = [
    ['task', ...folders],
    ...tasks.map((task) => [
      task,
      ...folders.map((folder) => markOf(verdicts.get(folder)?.get(task), hasTask(folder, task))),
    ]),
  ];
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const reasons = folders.flatMap((folder) =>
    [...(verdicts.get(folder) ?? [])].flatMap(([task, verdict]) => whyNot(folder, task, verdict)),
  );
  const counts = folders.map((folder) => {
    const all = [...(verdicts.get(folder)?.values() ?? [])];
    const passed = all.filter(({ type }) => type === 'passed').length;
    const count = tasks.filter((task) => hasTask(folder, task)).length;
    return `${folder}: ${passed} of ${count} passed, ${count - all.length} missing`;
  });
  return [...table, '', ...reasons, ...(reasons.length > 0 ? [''] : []), ...counts].join('\n');
}

export function exitCodeOf(verdicts: Verdicts): 0 | 1 {
  const all = [...verdicts.values()].flatMap((byTask) => [...byTask.values()]);
  return all.length > 0 && all.every(({ type }) => type === 'passed') ? 0 : 1;
}
