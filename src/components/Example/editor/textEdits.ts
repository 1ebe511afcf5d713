/** The compiler's changes, made in the editors. */
import { isolateHistory } from '@codemirror/commands';
import { ChangeSet, type EditorState, type Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { FileEdits, Insertion } from '@site/src/frame/types/protocol';

/** The editors by file. */
export type Views = ReadonlyMap<string, EditorView>;

const staleWords = 'The text changed meanwhile. Try again.';

/** Returns what throws, in words, when the text of an editor has changed since. */
export function watchTexts(views: Views): () => void {
  const before = new Map<string, Text>([...views].map(([file, { state }]) => [file, state.doc]));
  return () => {
    for (const [file, { state }] of views) {
      if (!before.get(file)?.eq(state.doc)) throw new Error(staleWords);
    }
  };
}

type Edits = FileEdits['edits'];

function changesOf(edits: Edits, length: number): ChangeSet {
  return ChangeSet.of(
    edits.map(({ from, to, text }) => ({ from, to, insert: text })),
    length,
  );
}

/** One step to undo, whatever was typed right before. */
const oneStep = isolateHistory.of('full');

/** Makes the changes of all files, one step to undo in each. */
export function applyFileEdits(views: Views, files: readonly FileEdits[]): void {
  applyRounds(views, [files]);
}

/** Makes rounds of changes, each of the text that the one before leaves, as one step to undo in each file. */
export function applyRounds(views: Views, rounds: readonly (readonly FileEdits[])[]): void {
  const changes = new Map<string, ChangeSet>();
  for (const { file, edits } of rounds.flat()) {
    const before = changes.get(file);
    const length = before?.newLength ?? views.get(file)?.state.doc.length;
    if (length === undefined) continue;
    const own = changesOf(edits, length);
    changes.set(file, before?.compose(own) ?? own);
  }
  for (const [file, own] of changes) {
    if (!own.empty) views.get(file)?.dispatch({ changes: own, annotations: oneStep });
  }
}

/** What puts code into a text and selects it, one step to undo. */
export function insertionOf({ doc }: EditorState, { edits, from, to }: Insertion) {
  return {
    changes: changesOf(edits, doc.length),
    selection: { anchor: from, head: to },
    annotations: oneStep,
    scrollIntoView: true,
  };
}
