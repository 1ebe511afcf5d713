// Change: (ejected) has its own button and shortcuts, and loads the overlay in a separate chunk. The theme's SearchBar
// loads the whole overlay with the page, preconnects to a hosted provider, and can't show a failed search. On upgrade:
// check DocSearch's class names and `useDialog`.
import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useEvent } from '@docusaurus/theme-common';
import { PartFailure } from '@site/src/components/LazyPart/PartFailure';
import type * as OverlayModule from '@site/src/components/Search/SearchOverlay';
import { write } from '@reveal-docs/page-script/shortcuts';
import { SearchButton } from './SearchButton';
import { useKeys } from './useKeys';
import { useOpening } from './useOpening';
import { useTakeOver } from './useTakeOver';
import { useTypedQuery } from './useTypedQuery';

type Overlay = typeof OverlayModule;

type Loading =
  | { readonly type: 'idle' }
  | { readonly type: 'loading' }
  | { readonly type: 'loaded'; readonly Overlay: Overlay }
  | { readonly type: 'failed'; readonly error: unknown };

let overlayPromise: Promise<Overlay> | undefined;

/** Loads the overlay only once. After a failure, the next call tries again. */
function loadOverlay(): Promise<Overlay> {
  overlayPromise ??= import('@site/src/components/Search/SearchOverlay').catch((error: unknown) => {
    overlayPromise = undefined;
    throw error;
  });
  return overlayPromise;
}

function preload(): void {
  // Ignore a failure here. The search bar reports it when the reader opens search.
  loadOverlay().catch(() => undefined);
}

type FailureProps = Readonly<{ error: unknown; retry: () => void; onClose: () => void }>;

function LoadFailure({ onClose, ...props }: FailureProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog ref={ref} className="search-load-error" aria-label="Search" onClose={onClose}>
      <PartFailure name="Search" {...props} />
    </dialog>
  );
}

type LayerProps = ComponentProps<Overlay['default']> & {
  readonly Overlay: Overlay['default'];
  readonly isOpen: boolean;
  readonly isDrawn: boolean;
};

/** The overlay above the page, or only its backdrop until the overlay is rendered. */
function Layer({ Overlay, isOpen, isDrawn, ...props }: LayerProps): ReactNode {
  const layer = isDrawn ? <Overlay {...props} /> : <div className="search-backdrop" />;
  return createPortal(<div hidden={!isOpen}>{layer}</div>, document.body);
}

function canFocus(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected && element !== document.body;
}

export default function SearchBar(): ReactNode {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const returnFocusTo = useRef<Element>(null);
  const { isOpen, isDrawn, turn, begin, complete, end } = useOpening();
  const [loading, setLoading] = useState<Loading>({ type: 'idle' });
  // Text that the reader types after the shortcut, before the field exists.
  const [typed, setTyped] = useState('');

  const open = (query = '') => {
    // After a failure, the error message has focus. Keep the element that had focus before it.
    if (loading.type !== 'failed') returnFocusTo.current = document.activeElement;
    setTyped(query);
    begin();
    if (loading.type === 'loaded') return;
    setLoading({ type: 'loading' });
    loadOverlay().then(
      (Overlay) => startTransition(() => setLoading({ type: 'loaded', Overlay })),
      (error: unknown) => {
        setLoading({ type: 'failed', error });
        end();
      },
    );
  };

  useTakeOver(loadOverlay, (Overlay, query, before) => {
    returnFocusTo.current = before;
    // Render the new field before the previous one is removed, so that typed characters aren't lost.
    flushSync(() => {
      setTyped(query);
      setLoading({ type: 'loaded', Overlay });
      complete();
    });
    return document.querySelector<HTMLInputElement>('.DocSearch-Input');
  });

  useTypedQuery(isOpen || loading.type === 'failed' ? typed : '', open);

  const close = useEvent(() => {
    end();
    setLoading((now) => (now.type === 'failed' ? { type: 'idle' } : now));
    const before = returnFocusTo.current;
    (canFocus(before) ? before : buttonRef.current)?.focus();
  });

  useKeys({ isOpen, open, close, type: (event) => setTyped((text) => write(text, event)) });

  return (
    <>
      <SearchButton
        buttonRef={buttonRef}
        isOpen={isOpen}
        onOpen={() => open()}
        onIntent={preload}
      />
      {loading.type === 'failed' && (
        <LoadFailure error={loading.error} retry={() => open(typed)} onClose={close} />
      )}
      {(isOpen || isDrawn) && loading.type === 'loaded' && (
        <Layer
          key={turn}
          Overlay={loading.Overlay.default}
          isOpen={isOpen}
          isDrawn={isDrawn}
          onClose={close}
          initialQuery={typed}
        />
      )}
    </>
  );
}
