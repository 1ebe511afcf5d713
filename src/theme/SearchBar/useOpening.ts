import { startTransition, useState } from 'react';

interface Opening {
  readonly isOpen: boolean;
  /** Whether to render the overlay instead of its backdrop. */
  readonly isDrawn: boolean;
  begin(): void;
  /** Renders the overlay immediately instead of in a second step. */
  complete(): void;
  end(): void;
}

/**
 * Opens search in two steps: first the backdrop, then the overlay. Rendering the overlay blocks a slow processor for a
 * quarter of a second.
 */
export function useOpening(): Opening {
  const [isOpen, setIsOpen] = useState(false);
  const [isDrawn, setIsDrawn] = useState(false);
  const set = (value: boolean) => {
    setIsOpen(value);
    setIsDrawn(value);
  };
  return {
    isOpen,
    isDrawn,
    begin: () => {
      setIsOpen(true);
      startTransition(() => setIsDrawn(true));
    },
    complete: () => set(true),
    end: () => set(false),
  };
}
