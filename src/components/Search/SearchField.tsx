import { useHistory } from '@docusaurus/router';
import { useId, useReducer, type KeyboardEvent, type ReactNode } from 'react';
import { maxQueryLength, type SearchHit } from '@reveal-docs/search/protocol';
import { closedPanel, nextPanel } from './resultPanel';
import { useComposedText } from '../useComposedText';
import { showTypingFirst } from '../showTypingFirst';
import { FirstResults } from './FirstResults';
import styles from './searchPage.module.css';

interface Props {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly hits: readonly SearchHit[];
}

/** Maximum number of results in the panel. The list below the field contains all results. */
const panelSize = 5;

/** The search page's field, and the panel of results below the field. Together, they form a combobox. */
export function SearchField({ query, onQuery, hits }: Props): ReactNode {
  const [panel, dispatch] = useReducer(nextPanel, closedPanel);
  const history = useHistory();
  const listId = useId();
  const entries = query.trim() === '' ? [] : hits.slice(0, panelSize);
  const isShown = panel.isOpen && entries.length > 0;
  const active = isShown ? entries[panel.active] : undefined;
  const field = useComposedText(query, (text) => {
    onQuery(text.slice(0, maxQueryLength));
    dispatch({ type: 'typed' });
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const direction = event.key === 'ArrowDown' ? 1 : -1;
      dispatch({ type: 'arrow', direction, entries: entries.length });
    } else if (event.key === 'Escape') {
      // By default, Escape would clear the search field immediately.
      event.preventDefault();
      if (isShown) dispatch({ type: 'closed' });
      else onQuery('');
    }
  };

  return (
    <form
      ref={showTypingFirst}
      className={styles.form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'closed' });
        if (active !== undefined) history.push(active.url);
      }}
    >
      <input
        type="search"
        name="q"
        className={styles.input}
        placeholder="Search docs"
        aria-label="Search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={active === undefined ? undefined : `${listId}-${panel.active}`}
        autoComplete="off"
        // Readers open this page to type a query.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        maxLength={maxQueryLength}
        {...field}
        onKeyDown={onKeyDown}
        onBlur={() => dispatch({ type: 'closed' })}
      />
      <FirstResults
        id={listId}
        entries={entries}
        active={panel.active}
        isShown={isShown}
        onHover={(index) => dispatch({ type: 'hovered', index })}
        onOpen={(hit) => {
          dispatch({ type: 'closed' });
          history.push(hit.url);
        }}
      />
    </form>
  );
}
