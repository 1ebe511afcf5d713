import { useEffect, useRef, useState, type RefObject } from 'react';
import { usePanelRef, type PanelImperativeHandle } from 'react-resizable-panels';

const openSize = '28%';

export interface Strip {
  readonly panel: RefObject<PanelImperativeHandle | null>;
  readonly isOpen: boolean;
  onResize(): void;
  open(): void;
  close(): void;
}

/**
 * Manages the strip that contains the problems and the console. Opens it at the first error or message, which sets
 * `hasNews`.
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
