import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { autocompletion } from '@codemirror/autocomplete';
import { Compartment, EditorState, Prec, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import type { FileProblem, Span } from '@reveal-docs/runner/types/protocol';
import { useLatest } from '../useLatest';
import { commandKeys, type Commands } from './commandKeys';
import { lineRange } from './invisibleCharacters';
import { setUp } from './setUp';
import { useMarks } from './useMarks';

/** A problem in a line. Lines start at 1. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Line to go to. To go to the same line again, pass a new object. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

export interface FileEditorProps {
  readonly source: SourceFile;
  /** ID of the text that explains how to leave the editor with the keyboard. */
  readonly helpId: string;
  readonly readOnly: boolean;
  readonly problem: Problem | undefined;
  /** Problems that the compiler found. Undefined until the compiler has checked the file. */
  readonly problems: readonly FileProblem[] | undefined;
  readonly place: Place | Span | undefined;
  readonly hidden: boolean;
  /** Editor extension for completion and hovers. Undefined until it has loaded. */
  readonly help: Extension | undefined;
  readonly commands: Commands;
  /** Called with the editor after it's created, and with undefined after it's removed. */
  onView(file: string, view: EditorView | undefined): void;
  onFocus(): void;
  onChange(file: string, source: string): void;
}

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
        'aria-label': `Code in ${source.file}`,
        'aria-describedby': helpId,
        // The element is focusable without this attribute, but accessibility checkers expect it.
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
  const { from } = lineRange(doc, place.line);
  return { from, to: from };
}

/** Editor for one file. Keeps its own text, and replaces the text only if `source` differs from it. */
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
    // Create a new state instead of dispatching a change, so that undo can't restore code that the reader discarded.
    editor.setState(createState(latest, helpSlot));
  }, [helpSlot, latest, source.source]);

  useMarks({ view, file: source.file, problem, problems, fix: commands.fix });

  useEffect(() => {
    const editor = view.current;
    if (editor === undefined || hidden || place?.file !== source.file) return;
    // Don't go to the same place again when the reader returns to this tab.
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
