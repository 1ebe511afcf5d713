// Change: (ejected) a smaller icon, with a tenth of the default's bytes, because every page contains the icon. On
// upgrade: check that the theme still passes size, label and class as attributes of an `svg`.
import type { ComponentProps, ReactNode } from 'react';

export default function IconHome(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg viewBox="0 0 24 24" {...props}>
      <path fill="currentColor" d="M10 20v-6h4v6h5v-8h3L12 3 2 12h3v8z" />
    </svg>
  );
}
