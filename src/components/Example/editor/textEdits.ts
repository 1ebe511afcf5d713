import { isolateHistory } from '@codemirror/commands';
import { ChangeSet, type EditorState, type Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { FileEdits, Insertion } from '@reveal-docs/runner/types/protocol';

export type Views = ReadonlyMap<string, EditorView>;

const staleWords = 'The code changed in the meantime. Try again.';

/**
 * Records the content of each editor. Returns a function that throws an error for the reader if any of them changed.
 */
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

/** Keeps a change separate from earlier typing, so that undo removes only the change. */
const oneStep = isolateHistory.of('full');

/** Applies edits to the editors. In each file, the edits are one undo step. */
export function applyFileEdits(views: Views, files: readonly FileEdits[]): void {
  applyRounds(views, [files]);
}

/**
 * Applies rounds of edits. Each round applies to the result of the previous one. In each file, all rounds together are
 * one undo step.
 */
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

/** Creates a transaction that inserts code and selects it. The transaction is one undo step. */
export function insertionOf({ doc }: EditorState, { edits, from, to }: Insertion) {
  return {
    changes: changesOf(edits, doc.length),
    selection: { anchor: from, head: to },
    annotations: oneStep,
    scrollIntoView: true,
  };
}
