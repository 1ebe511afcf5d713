import type { ReactNode } from 'react';
import type { BehaviorColumn, BehaviorSource } from '@reveal-docs/statements/behavior';
import { Sentence } from './Sentence';
import { StatementTable } from './StatementTable';
import styles from './styles.module.css';

export const sourceSection = { id: 'read', title: 'Checked in the source code' } as const;

/** Table of statements that a program can't test. Each statement cites places in the SDK's source code. */
export function SourceTable({
  sources,
  columns,
}: {
  readonly sources: readonly BehaviorSource[];
  readonly columns: readonly BehaviorColumn[];
}): ReactNode {
  return (
    <StatementTable
      {...sourceSection}
      columns={columns}
      intro={
        <p>
          These statements cover features that the demo project doesn’t include or that the test
          browser doesn’t support. We checked them in the source code of each release.
        </p>
      }
    >
      {sources.map(({ id, says, because, places }) => (
        <tr key={id} id={id}>
          <th scope="row">
            <Sentence text={says} />{' '}
            <span className={styles.name}>
              <Sentence text={because} />
            </span>
          </th>
          {places.map((place, index) => (
            <td key={index} data-release={columns[index]?.release}>
              {place === null ? '' : <code>{place}</code>}
            </td>
          ))}
        </tr>
      ))}
    </StatementTable>
  );
}
