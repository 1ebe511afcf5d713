import { useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  programPath,
  type BehaviorCell,
  type BehaviorColumn,
  type BehaviorRow,
  type BehaviorTopic,
} from '@reveal-docs/statements/behavior';
import { lazyPart } from '../LazyPart';
import { Sentence } from './Sentence';
import { StatementTable } from './StatementTable';
import styles from './styles.module.css';

const StatementProgram = lazyPart(() => import('./StatementProgram'), {
  waiting: <p>Loading the program</p>,
  name: 'The program',
});

function Cell({ cell }: { readonly cell: BehaviorCell }): ReactNode {
  switch (cell.type) {
    case 'holds':
      return (
        <td className={styles.holds}>true{cell.note === undefined ? '' : `, ${cell.note}`}</td>
      );
    case 'instead':
      return (
        <td className={styles.instead}>
          <Sentence text={cell.says} />
        </td>
      );
    case 'lacks':
      return <td className={styles.lacks}>not in this release</td>;
  }
}

function Row({
  row,
  columns,
}: {
  readonly row: BehaviorRow;
  readonly columns: readonly BehaviorColumn[];
}): ReactNode {
  useBrokenLinks().collectAnchor(row.id);
  const [isOpen, setOpen] = useState(false);
  const textUrl = useBaseUrl(programPath(row.id));
  return (
    <tr id={row.id}>
      <th scope="row">
        <Sentence text={row.says} />
        <details
          className={styles.program}
          data-search="ignore"
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>
            Program <span className={styles.name}>{row.id}</span>
          </summary>
          {isOpen ? (
            <StatementProgram row={row} columns={columns} />
          ) : (
            <a href={textUrl}>View the program as text</a>
          )}
        </details>
      </th>
      {row.cells.map((cell, index) => (
        <Cell key={index} cell={cell} />
      ))}
    </tr>
  );
}

/** Returns the HTML ID of a topic's heading. */
export const topicId = (name: string): string => `topic-${name}`;

/** Table of a topic's statements, with a column for each release. */
export function TopicTable({
  topic,
  columns,
}: {
  readonly topic: BehaviorTopic;
  readonly columns: readonly BehaviorColumn[];
}): ReactNode {
  return (
    <StatementTable id={topicId(topic.name)} title={topic.title} columns={columns}>
      {topic.rows.map((row) => (
        <Row key={row.id} row={row} columns={columns} />
      ))}
    </StatementTable>
  );
}
