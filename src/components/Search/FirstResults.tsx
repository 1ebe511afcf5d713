import type { ReactNode } from 'react';
import type { SearchHit } from '@reveal-docs/search/protocol';
import { hitView } from './hitView';
import { Marked } from './Marked';
import styles from './searchPage.module.css';

interface Props {
  /** ID of the list, and prefix for the IDs of its entries. */
  readonly id: string;
  readonly entries: readonly SearchHit[];
  /** Index of the entry that Enter opens. */
  readonly active: number;
  readonly isShown: boolean;
  readonly onHover: (index: number) => void;
  readonly onOpen: (hit: SearchHit) => void;
}

/** The first results of a query, in a panel below the search page's field. */
export function FirstResults(props: Props): ReactNode {
  const { id, entries, active, isShown, onHover, onOpen } = props;
  return (
    <ul
      className={styles.panel}
      id={id}
      role="listbox"
      aria-label="First results"
      hidden={!isShown}
    >
      {entries.map((hit, index) => {
        const { title, trail } = hitView(hit);
        return (
          // The field keeps focus and handles keys. Entries handle the pointer.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={hit.objectID}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.entry}
            onMouseEnter={() => onHover(index)}
            // Keep focus in the field. Otherwise, the panel would disappear before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onOpen(hit)}
          >
            <span className={styles.entryTitle}>
              <Marked text={title} />
            </span>
            {trail[0] !== undefined && (
              <span className={styles.entryPage}>
                <Marked text={trail[0]} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
