import { useCallback, useRef, type RefObject } from 'react';
import type { EditorView } from '@codemirror/view';
import type { SourceFile } from '@reveal-docs/runner/program/compile';

export interface ViewsState {
  readonly views: RefObject<Map<string, EditorView>>;
  onView(file: string, view: EditorView | undefined): void;
  /**
   * Replaces the text of each file with the current text of its editor, and returns the files. Files without an editor
   * keep their text.
   */
  read(files: readonly SourceFile[]): readonly SourceFile[];
}

/** Stores each file's editor, because the page receives changed text later than the editor does. */
export function useViews(): ViewsState {
  const views = useRef(new Map<string, EditorView>());
  const onView = useCallback((file: string, view: EditorView | undefined) => {
    if (view === undefined) views.current.delete(file);
    else views.current.set(file, view);
  }, []);
  const read = useCallback(
    (files: readonly SourceFile[]) =>
      files.map(({ file, source }) => ({
        file,
        source: views.current.get(file)?.state.doc.toString() ?? source,
      })),
    [],
  );
  return { views, onView, read };
}
