import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useState } from 'react';
import { maxQueryLength } from '@reveal-docs/search/protocol';
import { useSearchVersions } from './useSearchVersions';
import { versionParameter, type SearchVersion } from '@reveal-docs/search/versions';

export interface SearchPageState {
  readonly query: string;
  readonly version: SearchVersion;
  readonly versions: readonly SearchVersion[];
  readonly setQuery: (query: string) => void;
  readonly setVersion: (name: string) => void;
}

/** Stores the search page's state in the URL. Ignores unknown versions. The query is empty until hydration. */
export function useSearchPageState(): SearchPageState {
  const history = useHistory();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const { versions, current } = useSearchVersions();
  const parameters = new URLSearchParams(isBrowser ? location.search : '');
  const addressQuery = (parameters.get('q') ?? '').slice(0, maxQueryLength);
  // While the reader types, use the field's text, because the URL changes a few renders later. `sent` contains the query
  // that was in the URL before, and all queries since then, because the URL receives them one after the other.
  const [draft, setDraft] = useState({ text: addressQuery, sent: [addressQuery] });
  const isOwn = draft.sent.includes(addressQuery);
  const query = isOwn ? draft.text : addressQuery;
  const named = versions.find(({ name }) => name === parameters.get(versionParameter));

  const update = (name: string, value: string) => {
    const next = new URLSearchParams(location.search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    history.replace({ ...location, search: next.size === 0 ? '' : `?${next}` });
  };

  return {
    query,
    version: named ?? current,
    versions,
    setQuery: (text) => {
      const isAwaited = isOwn && addressQuery !== draft.text;
      setDraft({ text, sent: [...(isAwaited ? draft.sent : [addressQuery]), text] });
      update('q', text);
    },
    setVersion: (name) => update(versionParameter, name),
  };
}
