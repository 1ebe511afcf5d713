import { useId, type ReactNode } from 'react';
import translations from '@theme/SearchTranslations';

interface Props {
  readonly queries: readonly string[];
  readonly onChoose: (query: string) => void;
}

/** Suggests queries after a search without results. DocSearch's own list would contain the names of groups instead. */
export function Suggestions({ queries, onChoose }: Props): ReactNode {
  const id = useId();
  if (queries.length === 0) return null;
  return (
    <div className="search-suggestions">
      <p className="DocSearch-Help" id={id}>
        {`${translations.modal?.noResultsScreen?.suggestedQueryText ?? 'Try searching for'}:`}
      </p>
      <ul aria-labelledby={id}>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className="DocSearch-Prefill" onClick={() => onChoose(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
