/** The strip with problems and console: one line until there is something to read. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { usePanelRef, type PanelImperativeHandle } from 'react-resizable-panels';

/** Height of the strip that opens by itself. */
const openSize = '28%';

export interface Strip {
  readonly panel: RefObject<PanelImperativeHandle | null>;
  readonly isOpen: boolean;
  /** Call when the strip was resized. */
  onResize(): void;
  open(): void;
  close(): void;
}

/** `hasNews` is whether there is an error or a message. The first one opens the strip. */
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
