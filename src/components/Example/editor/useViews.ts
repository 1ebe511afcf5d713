import { useCallback, useRef, type RefObject } from 'react';
import type { EditorView } from '@codemirror/view';
import type { SourceFile } from '@site/src/frame/program/compile';

export interface ViewsState {
  readonly views: RefObject<Map<string, EditorView>>;
  onView(file: string, view: EditorView | undefined): void;
  /** Files with the text that their editors have now; what no editor shows as it is. */
  read(files: readonly SourceFile[]): readonly SourceFile[];
}

/** The editors by file. What is typed is in them before the page around them knows of it. */
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
