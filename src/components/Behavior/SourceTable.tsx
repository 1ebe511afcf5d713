import type { ReactNode } from 'react';
import type { BehaviorColumn, BehaviorSource } from '@reveal-docs/statements/behavior';
import { Sentence } from './Sentence';
import { StatementTable } from './StatementTable';
import styles from './styles.module.css';

export const sourceSection = { id: 'read', title: 'Checked in the source code' } as const;

/** Table of statements that programs don't test, with the reasons and the places in the source code. */
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
          Our test programs don’t cover these statements. Instead, we checked each statement in the
          source code. The table lists the file and line in each release that contains this code.
        </p>
      }
    >
      {sources.map(({ id, says, because, places }) => (
        <tr key={id} id={id}>
          <th scope="row">
            <Sentence text={says} />{' '}
            <span className={styles.name}>
              Not tested: <Sentence text={because} />.
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
