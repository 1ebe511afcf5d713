/** The program of the playground: whose it is, what it began as, and everything that changes it. */
import { useEffect, useMemo, useState } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { SourceFile } from '@site/src/frame/program/compile';
import type { CodeKind } from '../Example/edits';
import type { FileActions } from '../Example/editor/contract';
import {
  addFile,
  editFile,
  makeOwn,
  removeFile,
  renameFile,
  replaceFiles,
  type Draft,
  type DraftResult,
} from './drafts/draft';
import { keepsWords } from './drafts/keepsWords';
import { useDrafts, type Drafts } from './drafts/useDrafts';
import { useLatest } from '../Example/useLatest';
import { givenFiles, originalOf } from './opening';
import { useOpened, type OpenedDraft } from './useOpened';

export interface Playground extends Pick<OpenedDraft, 'change' | 'goTo' | 'isDraft' | 'serial'> {
  readonly drafts: Drafts;
  /** Undefined until it is there. */
  readonly draft: Draft | undefined;
  readonly opened: OpenedDraft['opened'];
  readonly kind: CodeKind;
  /** Files that every program of its kind gets, in its version. */
  readonly given: readonly SourceFile[];
  /** Its start's own files in its version; undefined where there are none, or not yet. */
  readonly original: readonly SourceFile[] | undefined;
  /** What the reader has to know of it, in words. */
  readonly notes: readonly string[];
  edit(file: string, source: string): void;
  readonly fileActions: FileActions;
  own(): void;
  reset(): void;
}

const none: readonly SourceFile[] = [];

function isSame(a: readonly SourceFile[], b: readonly SourceFile[] | undefined): boolean {
  return (
    a.length === b?.length &&
    a.every(({ file, source }, index) => b[index]?.file === file && b[index].source === source)
  );
}

function kindOf(draft: Draft | undefined, original: readonly SourceFile[] | undefined): CodeKind {
  if (draft?.foreign === true) return 'foreign';
  return draft !== undefined && isSame(draft.files, original) ? 'built' : 'own';
}

/** What `load` gives for the text of `key`, which has all that it depends on; undefined until then, and without a key. */
function useLoaded<Value>(
  key: string | undefined,
  load: (() => Promise<Value>) | undefined,
): Value | undefined {
  const latest = useLatest(load);
  const [found, setFound] = useState<{ readonly key: string; readonly value: Value }>();
  useEffect(() => {
    if (key === undefined) return undefined;
    let isOver = false;
    void latest.current?.().then((value) => {
      if (!isOver) setFound({ key, value });
    });
    return () => {
      isOver = true;
    };
  }, [key, latest]);
  return found !== undefined && found.key === key ? found.value : undefined;
}

/** The files that a draft began with, as its version has them; undefined where it has none. */
function useOriginal(draft: Draft | undefined): readonly SourceFile[] | undefined {
  const { withBaseUrl } = useBaseUrlUtils();
  return useLoaded(
    draft && JSON.stringify([draft.folder, draft.start]),
    draft && (() => originalOf(draft.start, draft.folder, withBaseUrl)),
  );
}

/** What of a draft its given files depend on. */
type Given = Pick<Draft, 'folder' | 'start' | 'files'>;

/** The files beside the reader's own; those that were there last while others load. */
export function useGiven(draft: Given | undefined): readonly SourceFile[] {
  const { withBaseUrl } = useBaseUrlUtils();
  const loaded = useLoaded(
    draft && JSON.stringify([draft.folder, draft.start, draft.files[0]?.file]),
    draft && (() => givenFiles(draft, withBaseUrl).catch(() => none)),
  );
  const [last, setLast] = useState(none);
  if (loaded !== undefined && loaded !== last) setLast(loaded);
  return loaded ?? last;
}

export function usePlayground(): Playground {
  const drafts = useDrafts();
  const { draft, opened, isDraft, serial, refused, change, goTo } = useOpened(drafts);
  const original = useOriginal(draft);
  const given = useGiven(draft);
  const fileActions = useMemo<FileActions>(() => {
    const names = given.map(({ file }) => file);
    /** Refusals come back as words. */
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
  const notes = [opened?.note, refused, isDraft ? keepsWords(drafts.keeps) : undefined];
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
    own: () => change(makeOwn),
    reset: () => {
      if (original !== undefined) {
        change((now) => ({ ...replaceFiles(now, original), foreign: false }));
      }
    },
  };
}
