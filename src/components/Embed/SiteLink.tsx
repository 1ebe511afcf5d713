import type { MouseEvent, ReactNode } from 'react';

interface Props {
  /** Path on this site, from the root. */
  readonly address: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  /** Called with the absolute URL if the frame isn't allowed to open windows. */
  onBlocked(address: string): void;
}

/** Opens a window, or returns null if the sandbox blocks it. In that case, Firefox throws an error. */
function openWindow(address: string): Window | null {
  try {
    // With `noopener`, the browser wouldn't report whether the window opened.
    return window.open(address, '_blank');
  } catch {
    return null;
  }
}

/**
 * Link that opens a page of this site in a new window, because the page can't be framed. Browsers silently ignore such
 * links in a sandbox without `allow-popups`. The HTML that readers copy to embed an example contains such a sandbox.
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
