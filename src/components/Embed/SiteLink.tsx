import type { MouseEvent, ReactNode } from 'react';

interface Props {
  /** Path of the page, starting with a slash. */
  readonly address: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  /** Called with the absolute URL if the frame isn't allowed to open windows. */
  onBlocked(address: string): void;
}

/** Opens a window. Returns null if the sandbox blocks the window, in which case Firefox throws an error. */
function openWindow(address: string): Window | null {
  try {
    // With `noopener`, the browser wouldn't report whether the window opened.
    return window.open(address, '_blank');
  } catch {
    return null;
  }
}

/**
 * Link to a page of this site. The link opens a new window, because the page can't be framed. In a sandbox without
 * `allow-popups`, such as the one in the HTML for embedding an example, browsers silently ignore ordinary links of this
 * kind.
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
