/** What the address opens, and how changes of it are kept: the first one makes a draft of it. */
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { useLatest } from '../Example/useLatest';
import type { Draft } from './drafts/draft';
import type { Drafts } from './drafts/useDrafts';
import { openAddress, type Opened } from './opening';

export interface OpenedDraft {
  /** Undefined until it is there. */
  readonly draft: Draft | undefined;
  /** What was opened with it. */
  readonly opened: Opened | undefined;
  /** Whether it is one of the reader's drafts. */
  readonly isDraft: boolean;
  /** Another number with each address that was opened. */
  readonly serial: number;
  /** Why it is not kept as a draft, in words. */
  readonly refused: string | undefined;
  change(update: (draft: Draft) => Draft): void;
  /** Goes to an address of this page: `?example=…`. */
  goTo(search: string): void;
}

/** The draft as it is now, also between two renderings. */
function currentDraft(opened: Opened, { get, moved }: Drafts): Draft {
  const { id } = opened;
  return (id === undefined ? undefined : get(moved.get(id) ?? id)) ?? opened.draft;
}

/** Takes a change, and makes a draft of what was none. Returns what is open then, and why it is not kept. */
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

/** Opens what the address says; again when it says something else than what this page wrote into it. */
function useAddress(
  drafts: RefObject<Drafts>,
  writtenRef: RefObject<string | undefined>,
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
  }, [drafts, hash, latest, search, withBaseUrl, writtenRef]);
}

export function useOpened(drafts: Drafts): OpenedDraft {
  const history = useHistory();
  const { pathname } = useLocation();
  const latestDrafts = useLatest(drafts);
  const [opened, setOpened] = useState<Opened>();
  const [serial, setSerial] = useState(0);
  const [refused, setRefused] = useState<string>();
  /** The same, for changes that come before the page was drawn again. */
  const now = useRef<Opened>(undefined);
  /** The part of the address that this page wrote itself. */
  const written = useRef<string>(undefined);

  const show = useCallback((next: Opened) => {
    now.current = next;
    setOpened(next);
  }, []);

  useAddress(latestDrafts, written, (next) => {
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
      // A reload finds the draft.
      written.current = `?draft=${id}`;
      history.replace({ pathname, search: written.current });
    },
    [history, latestDrafts, pathname, show],
  );

  const goTo = useCallback(
    (search: string) => {
      written.current = undefined;
      history.push({ pathname, search });
    },
    [history, pathname],
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
