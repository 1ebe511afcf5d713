// Change: (ejected) a smaller icon, with a tenth of the default's bytes, because every page contains the icon. On
// upgrade: check that the theme still passes size, label and class as attributes of an `svg`.
import type { ComponentProps, ReactNode } from 'react';

export default function IconLightMode(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        d="M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1 1m12 12 1 1M5 19l1-1M18 6l1-1m-3 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0"
      />
    </svg>
  );
}
