import { useMemo } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import type { CodeKind } from './codeKind';
import type { FileActions } from '../Example/editor/contract';
import {
  addFile,
  editFile,
  markAsOwn,
  removeFile,
  renameFile,
  resetDraft,
  type Draft,
  type DraftResult,
} from './drafts/draft';
import { storageWarning } from './drafts/storageWarning';
import { useDrafts, type Drafts } from './drafts/useDrafts';
import { originalOf } from './opening';
import { hasSameFiles } from './start/sameFiles';
import { useProvidedFiles } from './useProvidedFiles';
import { useLoaded } from './useLoaded';
import { useOpened, type OpenedDraft } from './useOpened';

export interface Playground extends Pick<OpenedDraft, 'change' | 'goTo' | 'isDraft' | 'serial'> {
  readonly drafts: Drafts;
  readonly draft: Draft | undefined;
  readonly opened: OpenedDraft['opened'];
  readonly kind: CodeKind;
  readonly given: readonly SourceFile[];
  /** Original files in this version. Undefined while they load, or if the version doesn't contain the program. */
  readonly original: readonly SourceFile[] | undefined;
  readonly notes: readonly string[];
  edit(file: string, source: string): void;
  readonly fileActions: FileActions;
  own(): void;
  reset(): void;
}

function kindOf(draft: Draft | undefined, original: readonly SourceFile[] | undefined): CodeKind {
  if (draft?.foreign === true) return 'foreign';
  return draft !== undefined && hasSameFiles(draft.files, original) ? 'built' : 'own';
}

function useOriginal(draft: Draft | undefined): readonly SourceFile[] | undefined {
  const { withBaseUrl } = useBaseUrlUtils();
  return useLoaded(
    draft && JSON.stringify([draft.folder, draft.start]),
    draft && (() => originalOf(draft.start, draft.folder, withBaseUrl)),
  );
}

/** Provides the playground's program, its origin, its original files, and the operations that change it. */
export function usePlayground(): Playground {
  const drafts = useDrafts();
  const { draft, opened, isDraft, serial, refused, change, goTo } = useOpened(drafts);
  const original = useOriginal(draft);
  const given = useProvidedFiles(draft);
  const fileActions = useMemo<FileActions>(() => {
    const names = given.map(({ file }) => file);
    const tryChange = (operate: (now: Draft) => DraftResult) => {
      let message: string | undefined;
      change((now) => {
        const result = operate(now);
        if ('draft' in result) return result.draft;
        ({ message } = result);
        return now;
      });
      return message;
    };
    return {
      add: (file) => tryChange((now) => addFile(now, file, names)),
      rename: (from, to) => tryChange((now) => renameFile(now, from, to, names)),
      remove: (file) => void tryChange((now) => removeFile(now, file)),
    };
  }, [change, given]);
  const notes = [opened?.note, refused, isDraft ? storageWarning(drafts.keeps) : undefined];
  return {
    drafts,
    draft,
    opened,
    isDraft,
    serial,
    kind: kindOf(draft, original),
    given,
    original,
    notes: notes.filter((note) => note !== undefined),
    change,
    goTo,
    edit: (file, source) => change((now) => editFile(now, file, source)),
    fileActions,
    own: () => change(markAsOwn),
    reset: () => {
      if (original !== undefined) change((now) => resetDraft(now, original));
    },
  };
}
