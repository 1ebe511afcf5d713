import type { ReactNode } from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Section of the page with a linked heading. */
export function Section({ id, title, children }: SectionProps): ReactNode {
  return (
    <section className={clsx('docs-prose', styles.section)}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
