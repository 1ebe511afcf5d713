import { useHistory } from '@docusaurus/router';
import { useId, useReducer, type KeyboardEvent, type ReactNode } from 'react';
import { hitView } from './hitView';
import { Marked } from './Marked';
import { maxQueryLength, type SearchHit } from '../protocol';
import { closedPanel, nextPanel } from './resultPanel';

interface Props {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** First results of the query; the panel shows some of them. */
  readonly hits: readonly SearchHit[];
  /** Address of a hit within the site. */
  readonly toPath: (url: string) => string;
}

/** Results in the panel; all of them are in the list below. */
const panelSize = 5;

/** The search page's field with its result panel, a combobox. */
export function SearchField({ query, onQuery, hits, toPath }: Props): ReactNode {
  const [panel, dispatch] = useReducer(nextPanel, closedPanel);
  const history = useHistory();
  const listId = useId();
  const entries = query.trim() === '' ? [] : hits.slice(0, panelSize);
  const isShown = panel.isOpen && entries.length > 0;
  const active = isShown ? entries[panel.active] : undefined;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const direction = event.key === 'ArrowDown' ? 1 : -1;
      dispatch({ type: 'arrow', direction, entries: entries.length });
    } else if (event.key === 'Escape') {
      // The browser's own Escape would clear a search field at once.
      event.preventDefault();
      if (isShown) dispatch({ type: 'closed' });
      else onQuery('');
    }
  };

  return (
    <form
      className="search-page__form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: 'closed' });
        if (active !== undefined) history.push(toPath(active.url));
      }}
    >
      <input
        type="search"
        name="q"
        className="search-page__input"
        placeholder="Search docs"
        aria-label="Search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={active === undefined ? undefined : `${listId}-${panel.active}`}
        autoComplete="off"
        // The page is for searching: whoever opens it wants to type.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        maxLength={maxQueryLength}
        value={query}
        onChange={(event) => {
          onQuery(event.target.value.slice(0, maxQueryLength));
          dispatch({ type: 'typed' });
        }}
        onKeyDown={onKeyDown}
        onBlur={() => dispatch({ type: 'closed' })}
      />
      <ul
        className="search-page__panel"
        id={listId}
        role="listbox"
        aria-label="First results"
        hidden={!isShown}
      >
        {entries.map((hit, index) => {
          const { title, trail } = hitView(hit);
          const isActive = index === panel.active;
          return (
            // The field has the focus and its keys; entries answer the pointer.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={hit.objectID}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={isActive}
              className="search-page__entry"
              onMouseEnter={() => dispatch({ type: 'hovered', index })}
              // The field must keep the focus, or the panel is gone before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                dispatch({ type: 'closed' });
                history.push(toPath(hit.url));
              }}
            >
              <span className="search-page__entry-title">
                <Marked text={title} />
              </span>
              {trail[0] !== undefined && (
                <span className="search-page__entry-page">
                  <Marked text={trail[0]} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </form>
  );
}
