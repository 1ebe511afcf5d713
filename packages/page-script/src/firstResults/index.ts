/**
 * Shows the first search results while React and the full index load. Searches only the titles of pages and sections,
 * because the file with the titles is small. `page/search.ts` loads this script when the reader opens the search field.
 */
import { hierarchyLevels } from '@reveal-docs/search/records';
import type { SearchHit } from '@reveal-docs/search/protocol';
import { loadTitles, type TitleSearch } from '@reveal-docs/search/titles';
import { commonTag, versionTag } from '@reveal-docs/search/versions';

export interface FirstResultsScript {
  /**
   * Shows results for the text of `input` inside `field`. On pages that don't belong to a version, searches
   * `preferredVersion`, or the latest version if `preferredVersion` is undefined. Rejects if the titles can't be
   * loaded.
   */
  showFirstResults(
    field: HTMLElement,
    input: HTMLInputElement,
    baseUrl: string,
    preferredVersion: string | undefined,
  ): Promise<void>;
}

const listId = 'page-search-results';

const style = `#${listId}{max-height:60vh;margin:12px 0 0;padding:0;overflow:auto;list-style:none}
#${listId}:empty{display:none}
#${listId} a{display:flex;gap:12px;justify-content:space-between;align-items:baseline;min-height:44px;padding:10px 12px;border-radius:6px;color:inherit;text-decoration:none}
#${listId} a[aria-selected=true],#${listId} a:hover{background:var(--docs-surface)}
#${listId} small{flex:none;max-width:50%;overflow:hidden;color:var(--docs-ink-soft);text-overflow:ellipsis;white-space:nowrap}
#${listId} mark{padding:0;border-radius:4px;background:var(--docs-mark);color:var(--docs-ink)}`;

function tagOf(preferredVersion: string | undefined): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="docsearch:docusaurus_tag"]');
  const tag = meta?.content ?? commonTag;
  return tag === commonTag && preferredVersion !== undefined ? versionTag(preferredVersion) : tag;
}

function entryOf(hit: SearchHit, index: number): HTMLLIElement {
  const [title, page] = hierarchyLevels
    .slice(1)
    .flatMap((level) => hit._highlightResult?.hierarchy?.[level]?.value ?? [])
    .reverse();
  const link = document.createElement('a');
  link.href = hit.url;
  link.id = `${listId}-${index}`;
  link.role = 'option';
  link.ariaSelected = 'false';
  link.tabIndex = -1;
  const name = document.createElement('span');
  // The search client has escaped all markup except `<mark>`.
  name.innerHTML = title ?? '';
  link.append(name);
  if (page !== undefined) {
    const place = document.createElement('small');
    place.innerHTML = page;
    link.append(place);
  }
  const entry = document.createElement('li');
  entry.role = 'none';
  entry.append(link);
  return entry;
}

function connect(field: HTMLElement, input: HTMLInputElement, search: TitleSearch): void {
  const list = document.createElement('ul');
  list.id = listId;
  list.role = 'listbox';
  list.ariaLabel = 'First results';
  const sheet = document.createElement('style');
  sheet.textContent = style;
  const status = field.querySelector('[role=status]');
  status?.before(sheet, list);
  input.role = 'combobox';
  input.ariaAutoComplete = 'list';
  input.setAttribute('aria-controls', listId);

  let active = -1;
  const select = (index: number) => {
    const links = [...list.querySelectorAll('a')];
    active = links.length === 0 ? -1 : (index + links.length) % links.length;
    links.forEach((link, at) => (link.ariaSelected = String(at === active)));
    links[active]?.scrollIntoView({ block: 'nearest' });
    if (active < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `${listId}-${active}`);
  };
  const update = () => {
    const query = input.value.trim();
    const hits = query === '' ? [] : search(query);
    list.replaceChildren(...hits.map(entryOf));
    input.ariaExpanded = String(hits.length > 0);
    select(hits.length > 0 ? 0 : -1);
    if (status === null) return;
    const found = hits.length === 0 ? 'No titles match.' : `${hits.length} results so far.`;
    status.textContent = query === '' ? 'Loading search…' : `${found} Loading the rest…`;
  };
  input.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) update();
  });
  input.addEventListener('compositionend', () => setTimeout(update));
  input.addEventListener('keydown', (event) => {
    if (event.isComposing || active < 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) select(active + step);
    else if (event.key === 'Enter') list.querySelectorAll('a')[active]?.click();
    else return;
    event.preventDefault();
  });
  update();
}

export async function showFirstResults(
  ...[field, input, baseUrl, preferredVersion]: Parameters<FirstResultsScript['showFirstResults']>
): Promise<void> {
  connect(field, input, await loadTitles(baseUrl, tagOf(preferredVersion)));
}
