import { startTransition, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '@reveal-docs/shared/afterPaint';

interface Opening {
  readonly isOpen: boolean;
  /** Whether to render the overlay instead of its backdrop. While search is closed, the overlay is hidden. */
  readonly isDrawn: boolean;
  /** Number of times that search was opened. */
  readonly turn: number;
  begin(): void;
  /** Renders the overlay immediately instead of in a second step. */
  complete(): void;
  end(): void;
}

/**
 * Removes the overlay without scrolling the page. When DocSearch is removed, it scrolls back to where search was opened,
 * but by then, a search result might have opened at its heading.
 */
function removeWithoutScrolling(remove: () => void): void {
  const { scrollX: left, scrollY: top } = window;
  flushSync(remove);
  window.scrollTo({ left, top, behavior: 'instant' });
}

/**
 * Opens and closes search in two steps, because rendering and removing the overlay block a slow processor for a quarter
 * of a second. Opening first renders the backdrop, and closing first hides the overlay.
 */
export function useOpening(): Opening {
  const [turn, setTurn] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [isDrawn, setIsDrawn] = useState(false);
  const latest = useRef(0);
  const open = () => {
    setTurn(++latest.current);
    setIsOpen(true);
  };
  return {
    isOpen,
    isDrawn,
    turn,
    begin: () => {
      open();
      setIsDrawn(false);
      startTransition(() => setIsDrawn(true));
    },
    complete: () => {
      open();
      setIsDrawn(true);
    },
    end: () => {
      const closed = latest.current;
      setIsOpen(false);
      void afterPaint().then(() => {
        if (closed === latest.current) removeWithoutScrolling(() => setIsDrawn(false));
      });
    },
  };
}
