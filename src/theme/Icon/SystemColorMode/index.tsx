// Change: (ejected) a smaller icon, with a tenth of the default's bytes, because every page contains the icon. On
// upgrade: check that the theme still passes size, label and class as attributes of an `svg`.
import type { ComponentProps, ReactNode } from 'react';

export default function IconSystemColorMode(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} {...props}>
      <path fill="currentColor" d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 2a7 7 0 0 1 0 14z" />
    </svg>
  );
}
