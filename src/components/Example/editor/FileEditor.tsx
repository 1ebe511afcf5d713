import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { autocompletion } from '@codemirror/autocomplete';
import { setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { Compartment, EditorState, Prec, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { SourceFile } from '@site/src/frame/program/compile';
import { useLatest } from '../useLatest';
import { setUp } from './setUp';

/** A line to mark, with what is wrong there. Lines start at 1. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** A place to go to; another object goes there again. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

export interface FileEditorProps {
  readonly source: SourceFile;
  /** Id of the text that says how to leave the editor by keyboard. */
  readonly helpId: string;
  readonly problem: Problem | undefined;
  readonly place: Place | undefined;
  readonly hidden: boolean;
  /** Help while typing, once it is there. */
  readonly help: Extension | undefined;
  onFocus(): void;
  onChange(file: string, source: string): void;
  onRun(): void;
}

function lineOf({ state }: EditorView, line: number) {
  return state.doc.line(Math.min(Math.max(line, 1), state.doc.lines));
}

/** The state of an editor that shows the file anew, with nothing to undo. */
function createState(latest: RefObject<FileEditorProps>, helpSlot: Compartment): EditorState {
  const { source, helpId, help } = latest.current;
  return EditorState.create({
    doc: source.source,
    extensions: [
      Prec.highest(
        keymap.of([
          {
            key: 'Mod-Enter',
            run: () => {
              latest.current.onRun();
              return true;
            },
          },
        ]),
      ),
      setUp,
      helpSlot.of(help ?? autocompletion()),
      EditorView.domEventHandlers({ focus: () => latest.current.onFocus() }),
      EditorView.contentAttributes.of({
        'aria-label': `Code of ${source.file}`,
        'aria-describedby': helpId,
      }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) latest.current.onChange(source.file, state.doc.toString());
      }),
    ],
  });
}

/** One file in an editor. The text in the editor is its own; `source` takes its place only when it differs. */
export function FileEditor(props: FileEditorProps): ReactNode {
  const { source, problem, place, hidden, help } = props;
  const latest = useLatest(props);
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [helpSlot] = useState(() => new Compartment());

  useEffect(() => {
    if (parent.current === null) return undefined;
    const editor = new EditorView({
      parent: parent.current,
      state: createState(latest, helpSlot),
    });
    view.current = editor;
    return () => editor.destroy();
  }, [helpSlot, latest]);

  useEffect(() => {
    if (help !== undefined) view.current?.dispatch({ effects: helpSlot.reconfigure(help) });
  }, [help, helpSlot]);

  useEffect(() => {
    const editor = view.current;
    if (editor === undefined || editor.state.doc.toString() === source.source) return;
    // A new state, not a change: undo must not bring back code that the reader put aside.
    editor.setState(createState(latest, helpSlot));
  }, [helpSlot, latest, source.source]);

  useEffect(() => {
    const editor = view.current;
    if (editor === undefined) return;
    const diagnostics: Diagnostic[] = [];
    if (problem?.file === source.file) {
      const { from, to } = lineOf(editor, problem.line);
      diagnostics.push({ from, to, severity: 'error', message: problem.message });
    }
    editor.dispatch(setDiagnostics(editor.state, diagnostics));
  }, [problem, source.file]);

  useEffect(() => {
    const editor = view.current;
    if (editor === undefined || hidden || place?.file !== source.file) return;
    const { from } = lineOf(editor, place.line);
    editor.dispatch({
      selection: { anchor: from },
      effects: EditorView.scrollIntoView(from, { y: 'center' }),
    });
    editor.focus();
  }, [hidden, place, source.file]);

  return <div ref={parent} />;
}
