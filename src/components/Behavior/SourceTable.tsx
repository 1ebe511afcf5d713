import type { ReactNode } from 'react';
import type { BehaviorColumn, BehaviorSource } from '../../statements/behavior';
import { Sentence } from './Sentence';
import { StatementTable } from './StatementTable';
import styles from './styles.module.css';

/** What cannot be run here, with where it is read. */
export function SourceTable({
  sources,
  columns,
}: {
  readonly sources: readonly BehaviorSource[];
  readonly columns: readonly BehaviorColumn[];
}): ReactNode {
  return (
    <StatementTable
      id="read"
      title="Read, not run"
      columns={columns}
      intro={
        <p>
          These sentences are about what the demo project and its browser do not have. They were
          read in the source that each release carries.
        </p>
      }
    >
      {sources.map(({ id, says, because, places }) => (
        <tr key={id} id={id}>
          <th scope="row">
            <Sentence text={says} /> <span className={styles.name}>{because}</span>
          </th>
          {places.map((place, index) => (
            <td key={index}>{place === null ? '' : <code>{place}</code>}</td>
          ))}
        </tr>
      ))}
    </StatementTable>
  );
}
