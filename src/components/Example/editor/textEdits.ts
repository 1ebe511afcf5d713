import { isolateHistory } from '@codemirror/commands';
import { ChangeSet, type EditorState, type Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { FileEdits, Insertion } from '@reveal-docs/runner/types/protocol';

export type Views = ReadonlyMap<string, EditorView>;

const staleWords = 'The code changed in the meantime. Try again.';

/** Records the editors' texts. Returns a function that throws a message for the reader if a text has changed. */
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

/** Keeps a change separate from earlier typing, so that the reader can undo the change alone. */
const oneStep = isolateHistory.of('full');

/** Applies edits to the editors, as one undo step in each file. */
export function applyFileEdits(views: Views, files: readonly FileEdits[]): void {
  applyRounds(views, [files]);
}

/** Applies rounds of edits, each to the result of the previous round, as one undo step in each file. */
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

/** Creates a transaction that inserts code and selects it, as one undo step. */
export function insertionOf({ doc }: EditorState, { edits, from, to }: Insertion) {
  return {
    changes: changesOf(edits, doc.length),
    selection: { anchor: from, head: to },
    annotations: oneStep,
    scrollIntoView: true,
  };
}
