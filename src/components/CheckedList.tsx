import { useState, type ReactNode, type ToggleEvent } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { checkedClass } from '../statements/citations';

/** The lists of a page, in their order, as its own HTML has them. */
async function fetchLists(): Promise<string[]> {
  const response = await fetch(window.location.pathname);
  if (!response.ok) throw new Error(`The page answered ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return [...page.querySelectorAll(`details.${checkedClass} > ul`)].map((list) => list.innerHTML);
}

interface Props {
  readonly summary: string;
  /** Its items, as HTML; only the server has them. */
  readonly html: string | undefined;
}

/**
 * What a section rests on, folded. The items are in the page's HTML and not in its script, since most readers never
 * open them: what the server sent stays, and where the page was drawn without it, opening the list fetches them.
 */
export default function CheckedList({ summary, html = '' }: Props): ReactNode {
  const [fetched, setFetched] = useState(html);
  const allUrl = useBaseUrl('/behavior');
  const onToggle = async ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open || currentTarget.querySelector('li') !== null) return;
    const place = [...document.querySelectorAll(`details.${checkedClass}`)].indexOf(currentTarget);
    const lists = await fetchLists().catch(() => []);
    setFetched(
      lists[place] ??
        `<li>The list did not load. <a href="${allUrl}">All statements</a> are on a page of their own.</li>`,
    );
  };
  return (
    <details
      className={checkedClass}
      data-search="ignore"
      onToggle={(event) => void onToggle(event)}
    >
      <summary>{summary}</summary>
      <ul suppressHydrationWarning dangerouslySetInnerHTML={{ __html: fetched }} />
    </details>
  );
}
