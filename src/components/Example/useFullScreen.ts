import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useBrowserFact } from './useBrowserFact';

export interface FullScreen {
  /** Whether the browser supports full screen. False on phones that can show only videos in full screen. */
  readonly available: boolean;
  readonly active: boolean;
  /** Message for the reader if the browser refused to enter full screen. Otherwise undefined. */
  readonly refusal: string | undefined;
  toggle(): void;
}

const refusedWords = 'The browser didn’t allow full screen';

const isAvailable = () => document.fullscreenEnabled === true;

/** Provides full screen mode for an element, if the browser supports it. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const available = useBrowserFact(isAvailable) ?? false;
  const [active, setActive] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  useEffect(() => {
    const update = () => {
      const isActive = document.fullscreenElement === element.current;
      setActive(isActive);
      // Focus the view, so that the wheel zooms immediately. In full screen, the page can't scroll anyway.
      if (isActive) element.current?.querySelector('iframe')?.focus();
    };
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [element]);

  const toggle = useCallback(() => {
    const change =
      document.fullscreenElement === null
        ? element.current?.requestFullscreen()
        : document.exitFullscreen();
    setRefusal(undefined);
    // Keep the button after a refusal, so that the reader can try again.
    change?.catch(() => setRefusal(refusedWords));
  }, [element]);

  return { available, active, refusal, toggle };
}
