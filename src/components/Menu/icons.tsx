/** Icons for menus, 16 × 16 pixels, in the text color. They're hidden from assistive technology. */
import type { ReactNode } from 'react';

function Icon({ d }: { readonly d: string }): ReactNode {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

export function ChevronIcon(): ReactNode {
  return <Icon d="m4.5 6.5 3.5 3.5 3.5-3.5" />;
}

export function CheckIcon(): ReactNode {
  return <Icon d="m3.5 8.5 3 3 6-7" />;
}

export function CloseIcon(): ReactNode {
  return <Icon d="m4 4 8 8m0-8-8 8" />;
}

export function PlusIcon(): ReactNode {
  return <Icon d="M8 3v10M3 8h10" />;
}

export function MoreIcon(): ReactNode {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
      <circle cx="3" cy="8" r="1.4" />
      <circle cx="8" cy="8" r="1.4" />
      <circle cx="13" cy="8" r="1.4" />
    </svg>
  );
}
