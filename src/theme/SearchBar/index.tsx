// Change: own button and shortcuts, and the overlay in a chunk of its own. The theme's SearchBar puts the
// whole overlay into the first load, preconnects to a hosted provider, and cannot show a failed search.
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { PartFailure } from '@site/src/components/LazyPart/PartFailure';
import type SearchOverlayComponent from '@site/src/search/ui/SearchOverlay';
import { isTextField, isWriting, shortcutAction, write } from './shortcuts';
import { SearchButton } from './SearchButton';
import { useTakeOver } from './useTakeOver';
import { useTypedQuery } from './useTypedQuery';

type Overlay = typeof SearchOverlayComponent;

type Loading =
  | { readonly type: 'idle' }
  | { readonly type: 'loading' }
  | { readonly type: 'loaded'; readonly Overlay: Overlay }
  | { readonly type: 'failed'; readonly error: unknown };

let overlayPromise: Promise<Overlay> | undefined;

/** Loads the overlay once; a failure is forgotten, so that the next call tries again. */
function loadOverlay(): Promise<Overlay> {
  overlayPromise ??= import('@site/src/search/ui/SearchOverlay').then(
    (module) => module.default,
    (error: unknown) => {
      overlayPromise = undefined;
      throw error;
    },
  );
  return overlayPromise;
}

function preload(): void {
  // Opening reports a failure; intent alone stays silent.
  loadOverlay().catch(() => undefined);
}

/** Says under the button that the overlay did not load. */
function LoadFailure(props: { readonly error: unknown; retry(): void }): ReactNode {
  return (
    <div className="search-load-error">
      <PartFailure name="Search" {...props} />
    </div>
  );
}

/** The search button of the navbar with the overlay it opens. */
export default function SearchBar(): ReactNode {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const returnFocusTo = useRef<Element>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [loading, setLoading] = useState<Loading>({ type: 'idle' });
  // Readers type on after the shortcut: what comes before the field is there is kept for it.
  const [typed, setTyped] = useState('');

  const open = () => {
    returnFocusTo.current = document.activeElement;
    setIsOpen(true);
    if (loading.type === 'loaded') return;
    setLoading({ type: 'loading' });
    loadOverlay().then(
      (Overlay) => setLoading({ type: 'loaded', Overlay }),
      (error: unknown) => {
        setLoading({ type: 'failed', error });
        setIsOpen(false);
      },
    );
  };

  useTakeOver(loadOverlay, (Overlay, query, before) => {
    returnFocusTo.current = before;
    // The field before goes when this one is there: nothing typed falls between the two.
    flushSync(() => {
      setTyped(query);
      setLoading({ type: 'loaded', Overlay });
      setIsOpen(true);
    });
    return document.querySelector<HTMLInputElement>('.DocSearch-Input');
  });

  useTypedQuery(typed, (query) => (setTyped(query), open()));

  const close = () => {
    setIsOpen(false);
    setTyped('');
    const before = returnFocusTo.current;
    const canReturn =
      before instanceof HTMLElement && before.isConnected && before !== document.body;
    (canReturn ? before : buttonRef.current)?.focus();
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isAwaited = isOpen && document.querySelector('.DocSearch-Modal') === null;
      if (isAwaited && isWriting(event)) {
        event.preventDefault();
        setTyped((text) => write(text, event));
        return;
      }
      if (isAwaited && event.key === 'Escape') {
        close();
        return;
      }
      const target = event.composedPath()[0];
      const action = shortcutAction(event, target instanceof Element && isTextField(target));
      if (action === undefined || (action === 'open' && isOpen)) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  return (
    <>
      <SearchButton buttonRef={buttonRef} isOpen={isOpen} onOpen={open} onIntent={preload} />
      {loading.type === 'failed' && <LoadFailure error={loading.error} retry={open} />}
      {isOpen &&
        loading.type === 'loaded' &&
        createPortal(<loading.Overlay onClose={close} initialQuery={typed} />, document.body)}
    </>
  );
}
