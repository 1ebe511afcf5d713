import { useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {
  programPath,
  type BehaviorCell,
  type BehaviorColumn,
  type BehaviorRow,
} from '@reveal-docs/statements/behavior';
import { lazyPart } from '../LazyPart';
import type { BehaviorSection } from './sections';
import { Sentence } from './Sentence';
import { StatementTable } from './StatementTable';
import styles from './styles.module.css';

const StatementProgram = lazyPart(() => import('./StatementProgram'), {
  waiting: <p>Loading the program</p>,
  name: 'The program',
});

function Cell({
  cell,
  release,
  hasMarks,
}: {
  readonly cell: BehaviorCell;
  /** Release of the cell. Narrow windows show it next to the result. */
  readonly release: string | undefined;
  readonly hasMarks: boolean;
}): ReactNode {
  const label = hasMarks ? {} : { 'data-release': release };
  switch (cell.type) {
    case 'holds':
      return (
        <td className={styles.holds} {...label}>
          <span>true</span>
          {cell.note === undefined || hasMarks ? '' : `, ${cell.note}`}
        </td>
      );
    case 'instead':
      return (
        <td className={styles.instead} {...label}>
          <Sentence text={cell.says} />
        </td>
      );
    case 'lacks':
      return (
        <td className={styles.lacks} {...label}>
          <span>not in this release</span>
        </td>
      );
  }
}

interface RowProps {
  readonly row: BehaviorRow;
  readonly columns: readonly BehaviorColumn[];
}

function Statement({ row, columns }: RowProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const textUrl = useBaseUrl(programPath(row.id));
  return (
    <details
      className={styles.program}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <Sentence text={row.says} />
      </summary>
      <div data-search="ignore">
        <p className={styles.name}>
          Program: <a href={textUrl}>{row.id}</a>
        </p>
        {isOpen && <StatementProgram row={row} columns={columns} />}
      </div>
    </details>
  );
}

/** Notes about a statement's results. A table shows them outside the cells if its cells contain only marks. */
function Notes({ row, columns }: RowProps): ReactNode {
  return row.cells.map((cell, index) =>
    cell.type === 'holds' && cell.note !== undefined ? (
      <p key={index} className={styles.name}>
        {columns[index]?.release}: {cell.note}
      </p>
    ) : null,
  );
}

function Row({ row, columns, hasMarks }: RowProps & { readonly hasMarks: boolean }): ReactNode {
  useBrokenLinks().collectAnchor(row.id);
  return (
    <tr id={row.id}>
      <th scope="row">
        <Statement row={row} columns={columns} />
        {hasMarks && <Notes row={row} columns={columns} />}
      </th>
      {row.cells.map((cell, index) => (
        <Cell key={index} cell={cell} release={columns[index]?.release} hasMarks={hasMarks} />
      ))}
    </tr>
  );
}

/** A column is narrow if the proportion of its cells that contain sentences is below this value. */
const fewSentences = 0.1;

/** Table of a section's statements, with a column for each release. */
export function SectionTable({
  section,
  columns,
}: {
  readonly section: BehaviorSection;
  readonly columns: readonly BehaviorColumn[];
}): ReactNode {
  const { id, title, rows, isChange } = section;
  // Check the cells too. On a site with only one release, no statement counts as changed, but a result can still differ
  // from its statement.
  const hasMarks =
    !isChange && !rows.some(({ cells }) => cells.some(({ type }) => type === 'instead'));
  const sentences = (index: number) =>
    rows.filter(({ cells }) => cells[index]?.type === 'instead').length;
  const plain = columns
    .filter((_, index) => sentences(index) < rows.length * fewSentences)
    .map(({ release }) => release);
  return (
    <StatementTable id={id} title={title} columns={columns} plain={plain} hasMarks={hasMarks}>
      {rows.map((row) => (
        <Row key={row.id} row={row} columns={columns} hasMarks={hasMarks} />
      ))}
    </StatementTable>
  );
}
