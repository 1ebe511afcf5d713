import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { onFramePress } from './onFramePress';

/** Distance from the opener and from the edges of the window, in pixels. */
const gap = 4;
const margin = 8;

function place(box: HTMLElement, opener: HTMLElement): void {
  const { left, top, bottom } = opener.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const right = clientWidth - box.offsetWidth - margin;
  box.style.left = `${Math.max(margin, Math.min(left, right))}px`;
  // Height that the complete content needs, even if the box is currently smaller.
  const height = box.scrollHeight + box.offsetHeight - box.clientHeight;
  const [above, below] = [top - gap - margin, clientHeight - bottom - gap - margin];
  const isAbove = height > below && above > below;
  box.style.top = `${isAbove ? top - gap - Math.min(height, above) : bottom + gap}px`;
  box.style.maxHeight = `${Math.max(0, isAbove ? above : below)}px`;
}

export interface PopoverInput {
  readonly isOpen: boolean;
  readonly box: RefObject<HTMLElement | null>;
  opener(): HTMLElement | null;
  /** Closes the box when the reader clicks outside it. If undefined, the box stays open. */
  readonly onLeave: (() => void) | undefined;
}

/**
 * Positions a box below the element that opened it, or above that element if the space below is too small. Closes the
 * box when the reader clicks outside it. Callers handle keys, because menus and dialogs respond to different keys.
 */
export function usePopover({ isOpen, box, opener, onLeave }: PopoverInput): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const update = () => {
      const anchor = opener();
      if (box.current !== null && anchor !== null) place(box.current, anchor);
    };
    update();
    // The box can grow when its content loads.
    const observer = new ResizeObserver(update);
    if (box.current !== null) observer.observe(box.current);
    window.addEventListener('resize', update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', update);
      window.removeEventListener('scroll', update);
    };
  });

  useEffect(() => {
    if (!isOpen || onLeave === undefined) return undefined;
    const onPress = ({ target }: Event) => {
      const isInside = [box.current, opener()].some(
        (element) => target instanceof Node && element?.contains(target) === true,
      );
      if (!isInside) onLeave();
    };
    document.addEventListener('pointerdown', onPress, true);
    const stop = onFramePress(onLeave);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      stop();
    };
  }, [box, isOpen, onLeave, opener]);
}
