// Change: (ejected) a smaller icon, with a tenth of the default's bytes, because every page contains the icon. On
// upgrade: check that the theme still passes size, label and class as attributes of an `svg`.
import type { ComponentProps, ReactNode } from 'react';

export default function IconDarkMode(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z"
      />
    </svg>
  );
}
