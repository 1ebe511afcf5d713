/** Notices when an element is scrolled far out of view. */
import { useEffect, type RefObject } from 'react';

/** Two windows' heights above or below the one in view. */
const margin = '200% 0px';

/** Calls `leave` each time the element gets far away. */
export function useFarAway(element: RefObject<HTMLElement | null>, leave: () => void): void {
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting === false) leave();
      },
      { rootMargin: margin },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, leave]);
}
