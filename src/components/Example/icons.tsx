/** Toolbar icons, 20 × 20 pixels. They're hidden from assistive technology, because the buttons have labels. */
import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function RestartIcon(): ReactNode {
  return (
    <Icon>
      <path d="M15.6 7.2A6.2 6.2 0 1 0 16.2 11" />
      <path d="M16 3.4v4h-4" />
    </Icon>
  );
}

export function ResetViewIcon(): ReactNode {
  return (
    <Icon>
      <path d="M3.5 8.6 10 3.4l6.5 5.2" />
      <path d="M5.4 8v8h9.2V8" />
      <path d="M10 16v-4" />
    </Icon>
  );
}

export function FullScreenIcon(): ReactNode {
  return (
    <Icon>
      <path d="M3.6 7.4V3.6h3.8M12.6 3.6h3.8v3.8M16.4 12.6v3.8h-3.8M7.4 16.4H3.6v-3.8" />
    </Icon>
  );
}

export function LeaveFullScreenIcon(): ReactNode {
  return (
    <Icon>
      <path d="M7.4 3.6v3.8H3.6M16.4 7.4h-3.8V3.6M12.6 16.4v-3.8h3.8M3.6 12.6h3.8v3.8" />
    </Icon>
  );
}

export function PlayIcon(): ReactNode {
  return (
    <Icon>
      <path d="M6.5 4.2v11.6L15.8 10z" fill="currentColor" />
    </Icon>
  );
}

export function StopIcon(): ReactNode {
  return (
    <Icon>
      <path d="M5 5h10v10H5z" fill="currentColor" />
    </Icon>
  );
}
