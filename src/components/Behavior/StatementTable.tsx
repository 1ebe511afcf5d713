import type { ReactNode } from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type { BehaviorColumn } from '@reveal-docs/statements/behavior';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly BehaviorColumn[];
  /** Releases whose columns are narrow, because few of their cells contain sentences. */
  readonly plain?: readonly string[];
  /** Whether the cells contain only marks, so that the statements get most of the width. */
  readonly hasMarks?: boolean;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** Section with a table of statements. The table has a column for each release. */
export function StatementTable(props: Props): ReactNode {
  const { id, title, columns, plain = [], hasMarks = false, intro, children } = props;
  return (
    <section className={clsx('docs-prose', styles.section, hasMarks && styles.marks)}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {intro}
      <table>
        <thead>
          <tr>
            <th scope="col">Statement</th>
            {columns.map(({ release, name }) => (
              <th
                key={release}
                scope="col"
                className={plain.includes(release) ? styles.plain : undefined}
              >
                {hasMarks ? release : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
