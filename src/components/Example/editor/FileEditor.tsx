import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { autocompletion } from '@codemirror/autocomplete';
import { Compartment, EditorState, Prec, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { SourceFile } from '@site/src/frame/program/compile';
import type { FileProblem, Span } from '@site/src/frame/types/protocol';
import { useLatest } from '../useLatest';
import { commandKeys, type Commands } from './commandKeys';
import { setUp } from './setUp';
import { useMarks } from './useMarks';

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
  readonly readOnly: boolean;
  readonly problem: Problem | undefined;
  /** What the compiler finds; undefined while it is not known. */
  readonly problems: readonly FileProblem[] | undefined;
  readonly place: Place | Span | undefined;
  readonly hidden: boolean;
  /** Help while typing, once it is there. */
  readonly help: Extension | undefined;
  readonly commands: Commands;
  /** The editor, once it is there; undefined when it goes. */
  onView(file: string, view: EditorView | undefined): void;
  onFocus(): void;
  onChange(file: string, source: string): void;
}

/** The state of an editor that shows the file anew, with nothing to undo. */
function createState(latest: RefObject<FileEditorProps>, helpSlot: Compartment): EditorState {
  const { source, helpId, help, readOnly } = latest.current;
  return EditorState.create({
    doc: source.source,
    extensions: [
      Prec.highest(commandKeys(source.file, () => latest.current.commands)),
      setUp,
      EditorState.readOnly.of(readOnly),
      helpSlot.of(help ?? autocompletion()),
      EditorView.domEventHandlers({ focus: () => latest.current.onFocus() }),
      EditorView.contentAttributes.of({
        'aria-label': `Code of ${source.file}`,
        'aria-describedby': helpId,
        // It is focused by itself; checkers look for this.
        tabindex: '0',
        ...(readOnly ? { 'aria-readonly': 'true' } : {}),
      }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) latest.current.onChange(source.file, state.doc.toString());
      }),
    ],
  });
}

function rangeOf({ state: { doc } }: EditorView, place: Place | Span) {
  if ('from' in place) {
    return { from: Math.min(place.from, doc.length), to: Math.min(place.to, doc.length) };
  }
  const { from } = doc.line(Math.min(Math.max(place.line, 1), doc.lines));
  return { from, to: from };
}

/** One file in an editor. The text in the editor is its own; `source` takes its place only when it differs. */
export function FileEditor(props: FileEditorProps): ReactNode {
  const { source, problem, problems, place, hidden, help, commands } = props;
  const latest = useLatest(props);
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const reached = useRef<Place | Span>(undefined);
  const [helpSlot] = useState(() => new Compartment());

  useEffect(() => {
    if (parent.current === null) return undefined;
    const {
      source: { file },
      onView,
    } = latest.current;
    const editor = new EditorView({
      parent: parent.current,
      state: createState(latest, helpSlot),
    });
    view.current = editor;
    onView(file, editor);
    return () => {
      onView(file, undefined);
      editor.destroy();
    };
  }, [helpSlot, latest]);

  useEffect(() => {
    view.current?.dispatch({ effects: helpSlot.reconfigure(help ?? autocompletion()) });
  }, [help, helpSlot]);

  useEffect(() => {
    const editor = view.current;
    if (editor === undefined || editor.state.doc.toString() === source.source) return;
    // A new state, not a change: undo must not bring back code that the reader put aside.
    editor.setState(createState(latest, helpSlot));
  }, [helpSlot, latest, source.source]);

  useMarks({ view, file: source.file, problem, problems, fix: commands.fix });

  useEffect(() => {
    const editor = view.current;
    if (editor === undefined || hidden || place?.file !== source.file) return;
    // Coming back to this tab goes nowhere.
    if (reached.current === place) return;
    reached.current = place;
    const { from, to } = rangeOf(editor, place);
    editor.dispatch({
      selection: { anchor: from, head: to },
      effects: EditorView.scrollIntoView(from, { y: 'center' }),
    });
    editor.focus();
  }, [hidden, place, source.file]);

  return <div ref={parent} />;
}
