/** Full screen for one element, where the browser has it for elements. */
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useBrowserFact } from './useBrowserFact';

export interface FullScreen {
  /** Whether the browser can do it; false on phones whose browser shows only videos so. */
  readonly available: boolean;
  readonly active: boolean;
  /** Why it did not become so, in words; undefined until the browser refuses. */
  readonly refusal: string | undefined;
  toggle(): void;
}

const refusedWords = 'The browser did not allow full screen: the view stays in the page';

const isAvailable = () => document.fullscreenEnabled === true;

export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const available = useBrowserFact(isAvailable) ?? false;
  const [active, setActive] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  useEffect(() => {
    const update = () => {
      const isActive = document.fullscreenElement === element.current;
      setActive(isActive);
      // There is no page to scroll: the view has the wheel at once.
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
    // A refusal leaves everything as it is, and the button still offers it.
    change?.catch(() => setRefusal(refusedWords));
  }, [element]);

  return { available, active, refusal, toggle };
}
