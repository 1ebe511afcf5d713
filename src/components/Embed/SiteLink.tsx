import type { MouseEvent, ReactNode } from 'react';

interface Props {
  /** Address on this site, from its root. */
  readonly address: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  /** Called with the whole address when this frame may open no windows. */
  onBlocked(address: string): void;
}

/** The window that opened; null where the frame may open none, which Firefox says by throwing. */
function openWindow(address: string): Window | null {
  try {
    // With `noopener` the browser would not say whether it opened.
    return window.open(address, '_blank');
  } catch {
    return null;
  }
}

/**
 * A link to a page of this site in a window of its own: that page may not be framed. A sandbox without `allow-popups`,
 * such as that of the element to copy, has the browser ignore such links without a word to the reader.
 */
export function SiteLink({ address, className, children, onBlocked }: Props): ReactNode {
  function open(event: MouseEvent<HTMLAnchorElement>): void {
    const { href } = event.currentTarget;
    event.preventDefault();
    const opened = openWindow(href);
    if (opened === null) onBlocked(href);
    else opened.opener = null;
  }
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      onClick={open}
    >
      {children}
    </a>
  );
}
