import type { ReactNode } from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import type { BehaviorColumn, BehaviorSource } from '../../statements/behavior';
import { Sentence } from './Sentence';
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
    <section className={clsx('docs-prose', styles.topic)}>
      <Heading as="h2" id="read">
        Read, not run
      </Heading>
      <p>
        These sentences are about what the demo project and its browser do not have. They were read
        in the source that each release carries.
      </p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <div className={styles.scroll} role="region" aria-label="Read, not run" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Statement</th>
              {columns.map(({ release, name }) => (
                <th key={release} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
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
          </tbody>
        </table>
      </div>
    </section>
  );
}
