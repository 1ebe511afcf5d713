import { useState, type ReactNode, type ToggleEvent } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { checkedClass } from '@reveal-docs/statements/citations';

async function fetchLists(): Promise<string[]> {
  const response = await fetch(window.location.pathname);
  if (!response.ok) throw new Error(`The page responded with status ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return [...page.querySelectorAll(`details.${checkedClass} > ul`)].map((list) => list.innerHTML);
}

interface Props {
  readonly summary: string;
  /** List items as HTML. Defined only when prerendering. */
  readonly html: string | undefined;
}

/**
 * Collapsed list of the statements that support a section. The items are in the page's HTML but not in its script,
 * because most readers never open the list. Hydration keeps the items from the HTML. After client-side navigation, the
 * component fetches the items when a reader opens the list.
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
        `<li>The list didn’t load. See <a href="${allUrl}">all statements</a> instead.</li>`,
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
