import { useCallback, useMemo, useRef, useState, type RefObject } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { isPassed, type Condition } from '@reveal-docs/lessons/judge';
import type { LogEntry } from '@reveal-docs/lessons/stage';
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import { loadParts } from '@site/src/builds/parts';
import type { LessonData } from '@site/src/plugins/lessons/path';
import { toEntry } from '../Example/logEntries';
import { useLatest } from '../Example/useLatest';
import { compileDraft, providedFiles } from '../Playground/compileDraft';
import { useProvidedFiles } from '../Playground/useProvidedFiles';
import { useView } from '../Playground/useView';
import { programFile } from './programFile';
import { noProgress } from './progress';
import type { RunningProgram } from './pageStage';
import { useCheck } from './useCheck';
import { useProgress } from './useProgress';

/** Maximum number of console messages that are collected for judges. */
const maxLogs = 1000;

export type Shown = 'own' | 'solution';

/** Returns a lesson's program as a draft, because that is what the playground compiles. */
const draftOf = (folder: string, source: string) => ({
  folder,
  start: { type: 'template', kind: 'cad' } as const,
  files: [{ file: programFile, source }],
});

interface Input {
  readonly lesson: LessonData;
  readonly conditions: readonly Condition[];
  readonly folder: string;
}

/** Manages a lesson's view, and collects data for judges. `source` is the program that the next run starts. */
function useLessonView({ lesson, folder }: Input, source: RefObject<string>) {
  const { withBaseUrl } = useBaseUrlUtils();
  const logs = useRef<LogEntry[]>([]);
  const parts = useRef<ReturnType<typeof loadParts>>(undefined);
  const prepare = useCallback(async () => {
    logs.current = [];
    const draft = draftOf(folder, source.current);
    const given = await providedFiles(draft, withBaseUrl);
    return { program: await compileDraft(draft, given, withBaseUrl) };
  }, [folder, source, withBaseUrl]);
  const view = useView({
    folder,
    title: lesson.title,
    description: `View of the program in the lesson “${lesson.title}”.`,
    prepare,
    onCamera: () => {},
    onMessage: (message) => {
      const found = toEntry(message);
      if (found !== undefined && logs.current.length < maxLogs) logs.current.push(found);
    },
  });
  const state = useLatest(view.run.state);
  const program: RunningProgram = {
    session: view.run.session,
    state: () => state.current,
    logs: () => [...logs.current],
    loadParts: () => (parts.current ??= loadParts(withBaseUrl)),
  };
  return { view, program };
}

/** Manages the state and the actions of a lesson: the reader's code, the run, the checks, and the hints. */
export function useLesson(input: Input) {
  const { lesson, conditions, folder } = input;
  const stored = useProgress();
  const entry = stored.progress[lesson.name] ?? noProgress;
  const code = entry.code ?? lesson.start;
  const files = useMemo<readonly SourceFile[]>(() => [{ file: programFile, source: code }], [code]);
  const given = useProvidedFiles(useMemo(() => draftOf(folder, ''), [folder]));
  const [shown, setShown] = useState<Shown>('own');
  const [ran, setRan] = useState<string>();
  const source = useRef(code);
  const { view, program } = useLessonView(input, source);
  const { run } = view;
  const check = useCheck({
    conditions,
    program,
    onVerdicts: (verdicts) => {
      if (isPassed(verdicts)) stored.update(lesson.name, { passed: true });
    },
  });

  function start(which: Shown): void {
    source.current = which === 'own' ? code : lesson.solution;
    setShown(which);
    setRan(source.current);
    check.clear();
    run.start();
  }

  return {
    entry,
    stored,
    code,
    files,
    given,
    view,
    shown,
    check: check.state,
    /** Whether the code has changed since it was run. */
    isEdited: shown === 'own' && ran !== undefined && ran !== code,
    isBuilt: code === lesson.start,
    edit: (_file: string, next: string) =>
      stored.update(lesson.name, { code: next === lesson.start ? undefined : next }),
    reset: () => {
      stored.update(lesson.name, { code: undefined });
      check.clear();
    },
    openHint: () => stored.update(lesson.name, { hints: entry.hints + 1 }),
    run: () => start('own'),
    showSolution: () => start('solution'),
    /** Judges the reader's program. If the current code isn't running yet, runs it first. */
    runCheck: () => {
      const isCurrent = shown === 'own' && ran === code;
      if (!isCurrent || run.state.type !== 'running') start('own');
      check.begin();
    },
  };
}

export type Lesson = ReturnType<typeof useLesson>;
