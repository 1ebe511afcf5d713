import { useRef, useState, type ReactNode } from 'react';
import { Updated } from '@site/src/components/LazyPart/Updated';
import programs from '@generated/statements/default/programs.json';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import type { BehaviorColumn, BehaviorRow } from '@reveal-docs/statements/behavior';
import { inOneFolder, isAsExpected, type LiveResult } from '@reveal-docs/statements/liveProgram';
import { TextButton } from '../Example/buttons';
import { useStatementRun, type StatementRunState } from './useStatementRun';
import barStyles from '../Example/bar.module.css';
import { playgroundPath } from '../playgroundPath';
import styles from './styles.module.css';

function Value({ value }: { readonly value: unknown }): ReactNode {
  return <code>{JSON.stringify(value)}</code>;
}

function Result({
  release,
  result,
}: {
  readonly release: string;
  readonly result: LiveResult;
}): ReactNode {
  const { expected, seen, error } = result;
  if (isAsExpected(result)) {
    return (
      <>
        As expected on {release}: the result is <Value value={seen} />.
      </>
    );
  }
  return (
    <>
      Unexpected behavior on {release}:{' '}
      {error === undefined ? (
        <>
          the result is <Value value={seen} />
        </>
      ) : (
        `the program threw “${error}”`
      )}{' '}
      instead of <Value value={expected} />.
    </>
  );
}

function Words({ state }: { readonly state: StatementRunState }): ReactNode {
  switch (state.type) {
    case 'idle':
      return null;
    case 'running':
      return 'Running';
    case 'done':
      return <Result release={state.release} result={state.result} />;
    case 'failed':
      return state.line === undefined ? state.message : `Line ${state.line}: ${state.message}`;
  }
}

interface Props {
  readonly row: BehaviorRow;
  readonly columns: readonly BehaviorColumn[];
}

/** Shows a statement's program, which readers can run on each release that supports it. */
export default function StatementProgram({ row, columns }: Props): ReactNode {
  const source = inOneFolder(programs[row.id] ?? '');
  const places = columns.filter((_column, index) => row.cells[index]?.type !== 'lacks');
  const [place, setPlace] = useState(places[0]);
  const container = useRef<HTMLDivElement>(null);
  const { state, start } = useStatementRun(row.id, container);
  const run = () => {
    if (place !== undefined) start(source, place);
  };
  return (
    <div className={styles.live}>
      <div className={styles.actions} role="group" aria-label={`Program ${row.id}`}>
        {places.length > 1 && (
          <label className={styles.place}>
            <span>Release</span>
            <select
              value={place?.release}
              onChange={({ target }) =>
                setPlace(places.find(({ release }) => release === target.value))
              }
            >
              {places.map(({ release, name }) => (
                <option key={release} value={release}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <TextButton primary onClick={run}>
          Run
        </TextButton>
        {place !== undefined && (
          <Link
            className={barStyles.textButton}
            to={playgroundPath({ statement: row.id, version: place.folder })}
          >
            Edit in playground
          </Link>
        )}
      </div>
      <p className={styles.result} role="status" data-state={state.type}>
        <Words state={state} />
      </p>
      {state.type === 'failed' && state.isUpdated && <Updated />}
      <div ref={container} className={styles.frame} hidden={state.type !== 'running'} />
      <CodeBlock language="ts">{source}</CodeBlock>
    </div>
  );
}
