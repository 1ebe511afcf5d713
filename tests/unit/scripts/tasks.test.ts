import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { maxBytes, readAnswers } from '../../../scripts/helpers/tasks/answers';
import { readCommand, readTasksFolder } from '../../../scripts/helpers/tasks/options';
import {
  askedOf,
  ownAnswers,
  ownAnswersDir,
  tasksIn,
  taskVersions,
} from '../../../scripts/helpers/tasks/own';
import { writePrompts } from '../../../scripts/helpers/tasks/prompts';
import {
  exitCodeOf,
  formatVerdicts,
  type Verdict,
  type Verdicts,
} from '../../../scripts/helpers/tasks/table';
import { misjudged, readPrograms } from '../../../scripts/helpers/tasks/programs';
import { spoilAnswers } from '../../../scripts/helpers/tasks/wrong';
import { tasks } from '../../../tasks';
import { temporaryFolder } from '../../fixtures/temporaryFolder';

const asked = { tasks: ['label', 'measure'], folders: ['4.x', '3.x'] };
const passed: Verdict = { type: 'passed' };
const broken: Verdict = { type: 'broken', problem: 'label.ts:3 Cannot find name.' };
const failed: Verdict = { type: 'failed', reason: 'expected one model; seen: 2' };

function verdictsOf(rows: Readonly<Record<string, Readonly<Record<string, Verdict>>>>): Verdicts {
  return new Map(
    Object.entries(rows).map(([folder, row]) => [folder, new Map(Object.entries(row))]),
  );
}

function folderWith(files: Readonly<Record<string, string>>): string {
  const dir = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    fs.writeFileSync(path.join(dir, name), content);
  }
  return dir;
}

describe('a folder of answers', () => {
  it('can contain one or both versions, and other files are ignored', () => {
    const files = { '4.x/label.ts': 'a', '4.x/notes.md': 'b', 'README.md': 'c', '.git/x.ts': 'd' };
    expect(readAnswers(folderWith(files), asked)).toEqual([
      { folder: '4.x', task: 'label', source: 'a' },
    ]);
    const both = folderWith({ '3.x/label.ts': 'a', '4.x/measure.ts': 'b' });
    expect(readAnswers(both, asked).map(({ folder, task }) => `${folder}/${task}`)).toEqual([
      '3.x/label',
      '4.x/measure',
    ]);
  });

  it.each([
    ['an empty folder', {}, /^No answers found in .*README/],
    ['an empty version', { '4.x/notes.md': '' }, /^No answers found/],
    [
      'an unknown task',
      { '4.x/labels.ts': '' },
      /labels\.ts doesn't match a task. Rename it to one of/,
    ],
    ['an unknown version', { '5.x/label.ts': '' }, /5\.x isn't a version\. .* 4\.x and 3\.x/],
    ['a large file', { '4.x/label.ts': ' '.repeat(maxBytes + 1) }, /is 101 kB, .* limit is 100/],
  ])('%s is refused in one line that says what to do', (_, files, message) => {
    const dir = folderWith(files as Record<string, string>);
    expect(() => readAnswers(dir, asked)).toThrow(message);
    expect(() => readAnswers(dir, asked)).not.toThrow(/\n/);
  });

  it('must exist', () => {
    expect(() => readAnswers(undefined, asked)).toThrow(/^Missing folder/);
    expect(() => readAnswers('/not/there', asked)).toThrow(
      /^The folder \/not\/there doesn't exist\. Create/,
    );
    const file = path.join(folderWith({ 'answers.ts': '' }), 'answers.ts');
    expect(() => readAnswers(file, asked)).toThrow(/^The folder .* doesn't exist/);
  });

  it('can contain a file of the maximum size', () => {
    const dir = folderWith({ '4.x/label.ts': ' '.repeat(maxBytes) });
    expect(readAnswers(dir, asked)).toHaveLength(1);
  });
});

describe('the arguments of the command', () => {
  it('are a folder with tasks, or an option about our own answers', () => {
    const none = { json: false, results: undefined };
    expect(readCommand(['a/', 'label'], asked)).toEqual({
      type: 'check',
      dir: 'a/',
      names: ['label'],
      ...none,
    });
    expect(readCommand([], asked)).toEqual({ type: 'check', dir: undefined, names: [], ...none });
    expect(readCommand(['a/', '--json', '--results', 'b.json', '--tasks', 'c/'], asked)).toEqual({
      type: 'check',
      dir: 'a/',
      names: [],
      json: true,
      results: 'b.json',
    });
    expect(readTasksFolder(['a/', '--tasks', 'c/'])).toBe('c/');
    expect(readTasksFolder(['a/'])).toBeUndefined();
    expect(readCommand(['--judges'], asked)).toEqual({
      type: 'judges',
      folders: ['4.x', '3.x'],
      names: [],
    });
    expect(readCommand(['--judges', '3.x', 'label'], asked)).toEqual({
      type: 'judges',
      folders: ['3.x'],
      names: ['label'],
    });
    expect(readCommand(['--prompts', '3.x'], asked)).toEqual({ type: 'prompts', folders: ['3.x'] });
  });

  it('are checked, and errors list the valid values', () => {
    expect(() => readCommand(['a/', 'labels'], asked)).toThrow(
      'Unknown task "labels". Choose from: label, measure.',
    );
    expect(() => readCommand(['--judges', '5.x'], asked)).toThrow('Unknown version or task "5.x"');
    expect(() => readCommand(['--prompts', 'label'], asked)).toThrow('Unknown version "label"');
    expect(() => readCommand(['--right'], asked)).toThrow(/^Unknown option/);
    expect(() => readTasksFolder(['--tasks'])).toThrow(/^Unknown option/);
    expect(() => readCommand(['--judges', '--tasks', 'c/'], asked)).toThrow(
      /^--judges can't be combined/,
    );
  });
});

describe('the results table', () => {
  it('has a row per task, a column per version, and a line for each failure', () => {
    const verdicts = verdictsOf({
      '4.x': { label: passed, measure: failed },
      '3.x': { label: broken },
    });
    expect(formatVerdicts(asked.tasks, verdicts).split('\n')).toEqual([
      'task     4.x     3.x',
      'label    passed  does not compile',
      'measure  fails   missing',
      '',
      '4.x/measure fails: expected one model; seen: 2',
      '3.x/label does not compile: label.ts:3 Cannot find name.',
      '',
      '4.x: 1 of 2 passed, 0 missing',
      '3.x: 0 of 2 passed, 1 missing',
    ]);
  });

  it('has neither a verdict nor a count for a task that a version does not have', () => {
    const verdicts = verdictsOf({
      '4.x': { label: passed, measure: passed },
      '3.x': { label: passed },
    });
    expect(
      formatVerdicts(asked.tasks, verdicts, new Map([['3.x', ['measure']]])).split('\n'),
    ).toEqual([
      'task     4.x     3.x',
      'label    passed  passed',
      'measure  passed  -',
      '',
      '4.x: 2 of 2 passed, 0 missing',
      '3.x: 1 of 1 passed, 0 missing',
    ]);
  });

  it.each([
    ['all passed', { '4.x': { label: passed }, '3.x': { measure: passed } }, 0],
    ['one fails', { '4.x': { label: passed, measure: failed } }, 1],
    ['one does not compile', { '4.x': { label: broken } }, 1],
    ['none is there', { '4.x': {} }, 1],
  ] as const)('determines the exit code: %s', (_, rows, code) => {
    expect(exitCodeOf(verdictsOf(rows))).toBe(code);
  });
});

describe('our answers', () => {
  const versions = taskVersions();

  it('exist for each task in both versions', () => {
    expect(tasks).toHaveLength(40);
    expect(versions.length).toBeGreaterThanOrEqual(2);
    for (const version of versions) {
      const own = ownAnswers().filter((answer) => answer.folder === version.folder);
      expect(own.map(({ task }) => task).sort()).toEqual(
        tasksIn(version)
          .map(({ name }) => name)
          .sort(),
      );
    }
    expect(fs.readdirSync(ownAnswersDir).sort()).toEqual(askedOf(versions).folders.toSorted());
  });

  it('contain the text that their mistake replaces', () => {
    const own = ownAnswers();
    const spoiled = spoilAnswers(own, tasks);
    expect(spoiled.filter(({ source }, index) => source === own[index]?.source)).toEqual([]);
  });

  it('are defined in files with the names of their tasks', () => {
    const dir = path.dirname(ownAnswersDir);
    const files = fs.readdirSync(dir).filter((file) => file.endsWith('.ts'));
    const shared = ['index.ts', 'look.ts', 'task.ts'];
    expect(files.filter((file) => !shared.includes(file)).sort()).toEqual(
      tasks.map(({ name }) => `${name}.ts`).sort(),
    );
  });
});

describe('an intended mistake', () => {
  const [task] = tasks;
  if (task?.wrong === undefined) throw new Error('There is no mistake.');
  const { from, to } = task.wrong;

  it('replaces a text that must occur once', () => {
    const source = `a ${from} b`;
    const answer = { folder: '4.x', task: task.name, source };
    expect(spoilAnswers([answer], [task])[0]?.source).toBe(`a ${to} b`);
    for (const other of ['', `${source} ${source}`]) {
      expect(() => spoilAnswers([{ ...answer, source: other }], [task])).toThrow(/times/);
    }
  });

  it('counts as detected if the judge fails it, not if it doesn’t compile', () => {
    const verdicts = verdictsOf({
      '4.x': { label: failed, measure: passed },
      '3.x': { label: broken },
    });
    expect(misjudged(verdicts)).toEqual(['4.x/measure', '3.x/label']);
  });
});

describe('the programs for judges', () => {
  it('must pass or fail as their names say', () => {
    const verdicts = verdictsOf({
      '4.x': {
        'label/right-html': passed,
        'label/right-sprite': failed,
        'label/wrong-place': failed,
        'label/wrong-text': passed,
        'label/wrong-type': broken,
      },
    });
    expect(misjudged(verdicts)).toEqual([
      '4.x/label/right-sprite',
      '4.x/label/wrong-text',
      '4.x/label/wrong-type',
    ]);
  });

  it('are read by version and task, and other names are refused', () => {
    const files = { '4.x/label/right-html.ts': 'a', '3.x/label/wrong-place.ts': 'b' };
    expect(readPrograms(folderWith(files))).toEqual([
      { folder: '3.x', task: 'label', program: 'wrong-place', source: 'b' },
      { folder: '4.x', task: 'label', program: 'right-html', source: 'a' },
    ]);
    expect(() => readPrograms(folderWith({ '4.x/label/html.ts': '' }))).toThrow(
      /^Rename 4\.x\/label\/html\.ts to right-….ts or wrong-….ts\.$/,
    );
  });

  it('belong to tasks of their version, and each task has two right and two wrong ones', () => {
    const versions = taskVersions();
    const programs = readPrograms();
    const names = new Map(
      versions.map((version) => [version.folder, tasksIn(version).map(({ name }) => name)]),
    );
    const strays = programs.filter(
      ({ folder, task }) => names.get(folder)?.includes(task) !== true,
    );
    expect(strays).toEqual([]);
    const newest = programs.filter(({ folder }) => folder === versions[0]?.folder);
    const incomplete = tasks.filter(({ name }) =>
      ['right-', 'wrong-'].some(
        (kind) =>
          newest.filter(({ task, program }) => task === name && program?.startsWith(kind)).length <
          2,
      ),
    );
    expect(incomplete.map(({ name }) => name)).toEqual([]);
  });
});

it('tasks about data modeling are for versions whose SDK has it', () => {
  const names = taskVersions().map((version) => tasksIn(version).map(({ name }) => name));
  expect(names.some((own) => own.includes('dm-only-volume'))).toBe(true);
  expect(names.some((own) => !own.includes('dm-only-volume'))).toBe(true);
  expect(names.every((own) => own.includes('first-model'))).toBe(true);
});

it('prompts contain the release and the file name, and no placeholders', () => {
  const text = writePrompts(tasks, '4.29.0');
  expect(text.match(/^## /gm)).toHaveLength(tasks.length);
  expect(text).toContain('for @cognite/reveal 4.29.0: one TypeScript module, `label.ts`');
  expect(text).not.toMatch(/\{(?:release|name)\}/);
});
