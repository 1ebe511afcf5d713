/**
 * Manages the strip with problems and console. It's one line high until there is an error or a
 * message.
 */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { usePanelRef, type PanelImperativeHandle } from 'react-resizable-panels';

/** Height of the strip when it opens automatically. */
const openSize = '28%';

export interface Strip {
  readonly panel: RefObject<PanelImperativeHandle | null>;
  readonly isOpen: boolean;
  /** Call this after the strip has been resized. */
  onResize(): void;
  open(): void;
  close(): void;
}

/**
 * Returns the state of the strip. `hasNews` is true if there is an error or a message. The first
 * one opens the strip.
 */
export function useStrip(hasNews: boolean): Strip {
  const panel = usePanelRef();
  const [isOpen, setOpen] = useState(false);
  const hasOpened = useRef(false);
  const open = () => {
    hasOpened.current = true;
    const { current } = panel;
    if (current?.isCollapsed() === true) current.resize(openSize);
  };
  useEffect(() => {
    if (hasNews && !hasOpened.current) open();
  });
  return {
    panel,
    isOpen,
    onResize: () => setOpen(panel.current?.isCollapsed() === false),
    open,
    close: () => panel.current?.collapse(),
  };
}
