import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useLatest } from '../Example/useLatest';
import type { Draft } from './drafts/draft';
import { openCheckMarks } from './drafts/useCheckMark';
import type { Drafts } from './drafts/useDrafts';
import { openAddress, type Opened } from './opening';

export interface OpenedDraft {
  /** The current draft. Undefined until it's loaded. */
  readonly draft: Draft | undefined;
  readonly opened: Opened | undefined;
  /** Whether the program is stored as one of the reader's drafts. */
  readonly isDraft: boolean;
  /** Number of URLs opened so far. */
  readonly serial: number;
  /** Explains to the reader why the program couldn't be stored as a draft. */
  readonly refused: string | undefined;
  change(update: (draft: Draft) => Draft): void;
  /** Navigates to another query string of this page, such as `?example=…`. */
  goTo(search: string): void;
}

/** Returns the current draft, including changes made since the last render. */
function currentDraft(opened: Opened, { get, moved }: Drafts): Draft {
  const { id } = opened;
  return (id === undefined ? undefined : get(moved.get(id) ?? id)) ?? opened.draft;
}

/** Applies a change. The first change creates a draft. If the draft can't be stored, `refused` is the reason. */
function takeChange(
  opened: Opened,
  drafts: Drafts,
  update: (draft: Draft) => Draft,
): { readonly opened: Opened; readonly refused?: string | undefined } {
  if (opened.id !== undefined) {
    const id = drafts.change(drafts.moved.get(opened.id) ?? opened.id, update);
    return { opened: id === opened.id ? opened : { ...opened, id } };
  }
  const draft = update(opened.draft);
  if (draft === opened.draft) return { opened };
  const refused = drafts.create(draft);
  return refused === undefined
    ? { opened: { ...opened, draft, id: draft.id } }
    : { opened: { ...opened, draft }, refused };
}

/**
 * Opens the program that the URL requests. Opens it again when `turn` changes. Ignores query strings that this page
 * set.
 */
function useAddress(
  drafts: RefObject<Drafts>,
  writtenRef: RefObject<string | undefined>,
  turn: number,
  show: (opened: Opened) => void,
): void {
  const { withBaseUrl } = useBaseUrlUtils();
  const { search, hash } = useLocation();
  const latest = useLatest(show);
  useEffect(() => {
    if (hash === '' && writtenRef.current === search) return undefined;
    writtenRef.current = undefined;
    let isOver = false;
    void openAddress({ search, hash }, { drafts: drafts.current, assetUrl: withBaseUrl }).then(
      (opened) => {
        if (!isOver) latest.current(opened);
      },
    );
    return () => {
      isOver = true;
    };
  }, [drafts, hash, latest, search, turn, withBaseUrl, writtenRef]);
}

/** Opens the program that the URL requests, and saves changes to it. The first change creates a draft. */
export function useOpened(drafts: Drafts): OpenedDraft {
  const history = useHistory();
  const { pathname, search: shown, hash } = useLocation();
  const latestDrafts = useLatest(drafts);
  const [opened, setOpened] = useState<Opened>();
  const [serial, setSerial] = useState(0);
  const [turn, setTurn] = useState(0);
  const [refused, setRefused] = useState<string>();
  /** The latest value of `opened`, because changes can arrive before the next render. */
  const now = useRef<Opened>(undefined);
  /** The last query string that this page set. */
  const written = useRef<string>(undefined);

  const show = useCallback((next: Opened) => {
    now.current = next;
    setOpened(next);
  }, []);

  useAddress(latestDrafts, written, turn, (next) => {
    setRefused(undefined);
    setSerial((count) => count + 1);
    show(next);
    if (next.id !== undefined) latestDrafts.current.writeLast(next.id);
  });

  const change = useCallback<OpenedDraft['change']>(
    (update) => {
      if (now.current === undefined) return;
      const before = now.current.id;
      const taken = takeChange(now.current, latestDrafts.current, update);
      setRefused(taken.refused);
      show(taken.opened);
      const { id } = taken.opened;
      if (id === undefined || id === before) return;
      latestDrafts.current.writeLast(id);
      // Update the URL, so that a reload opens the draft.
      written.current = `?draft=${id}`;
      history.replace({ pathname, search: written.current });
    },
    [history, latestDrafts, pathname, show],
  );

  const goTo = useCallback(
    (search: string) => {
      written.current = undefined;
      const id = new URLSearchParams(search).get('draft');
      if (id !== null) openCheckMarks().forget(id);
      if (search === shown && hash === '') setTurn((count) => count + 1);
      else history.push({ pathname, search });
    },
    [hash, history, pathname, shown],
  );

  return {
    draft: opened === undefined ? undefined : currentDraft(opened, drafts),
    opened,
    isDraft: opened?.id !== undefined,
    serial,
    refused,
    change,
    goTo,
  };
}
