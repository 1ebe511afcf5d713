import { useEffect, useRef, type RefObject } from 'react';
import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { FileProblem } from '@reveal-docs/runner/types/protocol';
import { diagnosticOf, marked } from './diagnostics';
import type { Problem } from './FileEditor';
import { lineRange } from './invisibleCharacters';

interface Input {
  readonly view: RefObject<EditorView | undefined>;
  readonly file: string;
  /** Line where the program failed. */
  readonly problem: Problem | undefined;
  /** Problems that the compiler found. While undefined, the marks don't change. */
  readonly problems: readonly FileProblem[] | undefined;
  readonly fix: (problem: FileProblem) => void;
}

/** Mark for a failed run, and the text of the file when the mark was set. */
interface RunMark {
  readonly diagnostic: Diagnostic;
  readonly doc: Text;
}

/** Marks the problems that the compiler found. Also marks the line where the program failed, until the text changes. */
export function useMarks({ view, file, problem, problems, fix }: Input): void {
  const run = useRef<RunMark>(undefined);

  useEffect(() => {
    const editor = view.current;
    if (editor === undefined) return;
    const { doc } = editor.state;
    const others = marked(editor.state, run.current?.diagnostic);
    run.current = undefined;
    if (problem?.file === file) {
      const { from, to } = lineRange(doc, problem.line);
      const { message } = problem;
      run.current = { diagnostic: { from, to, severity: 'error', message }, doc };
    }
    const own = run.current === undefined ? [] : [run.current.diagnostic];
    editor.dispatch(setDiagnostics(editor.state, [...others, ...own]));
  }, [file, problem, view]);

  useEffect(() => {
    const editor = view.current;
    if (editor === undefined || problems === undefined) return;
    const found = problems
      .filter((item) => item.file === file)
      .map((item) => diagnosticOf(editor.state, item, fix));
    const isStill = run.current?.doc.eq(editor.state.doc) ?? false;
    const own = run.current !== undefined && isStill ? [run.current.diagnostic] : [];
    editor.dispatch(setDiagnostics(editor.state, [...found, ...own]));
  }, [file, fix, problems, view]);
}
