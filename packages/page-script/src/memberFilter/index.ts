/**
 * Filters the members on a long API page, or the exports in the API's index, by what the reader types.
 * Changes only attributes, so that React finds the DOM tree that it expects. Loaded on the first focus
 * of the field (page/memberFilter.ts).
 */

/** The module's interface for its loader. */
export interface FilterScript {
  /** Shows only the members or exports whose names contain all typed words. Returns how many, or `''` without words. */
  filterMembers(field: HTMLInputElement): string;
}

/** Attribute of the field's parent element. The CSS shows its value, the count. */
const countAttribute = 'data-count';

/** A heading and everything up to the next heading of the same or a higher level. */
function sectionOf(heading: Element): Element[] {
  const ends = heading.tagName === 'H2' ? 'h2' : 'h2, h3';
  const section = [heading];
  let next = heading.nextElementSibling;
  for (; next !== null && !next.matches(ends); next = next.nextElementSibling) section.push(next);
  return section;
}

function show(elements: Iterable<Element>, isShown: boolean): void {
  for (const element of elements) element.toggleAttribute('hidden', !isShown);
}

interface Count {
  readonly found: number;
  readonly all: number;
}

type HasWords = (name: string | null) => boolean;

/** Filters the members of a symbol: h3 headings, in groups with an h2 heading. */
function filterHeadings(headings: readonly Element[], has: HasWords, isEmpty: boolean): Count {
  let found = 0;
  let all = 0;
  let group: Element | undefined;
  let isGroupShown = false;
  const endGroup = () => {
    if (group !== undefined && !isEmpty) show([group], isGroupShown);
  };
  for (const heading of headings) {
    if (heading.tagName === 'H2') {
      endGroup();
      group = heading;
      isGroupShown = false;
      show([heading], true);
      continue;
    }
    const isFound = has(heading.firstChild?.textContent ?? null);
    all += 1;
    if (isFound) found += 1;
    isGroupShown ||= isFound;
    show(sectionOf(heading), isFound);
  }
  endGroup();
  return { found, all };
}

/** Filters the exports of each import path, whose heading is an h2. */
function filterExports(headings: readonly Element[], has: HasWords): Count {
  let found = 0;
  let all = 0;
  for (const heading of headings) {
    const section = sectionOf(heading);
    const links = section.flatMap((part) => [...part.querySelectorAll('.api-links a')]);
    const matches = links.filter(({ textContent }) => has(textContent)).length;
    show(section, matches > 0);
    found += matches;
    all += links.length;
  }
  return { found, all };
}

/** A link that isn't filtered out. The filter hides either the link itself or its list item. */
const remainingLink = 'a:not([hidden], [hidden] > a)';

/**
 * Hides lists without remaining links, and their labels. CSS could do this with `:has([hidden])`, but
 * then browsers search the page for affected elements at each change of the attribute.
 */
function hideEmptyLists(page: Element): void {
  for (const members of page.querySelectorAll('.api-members')) {
    for (const label of members.querySelectorAll(':scope > p')) {
      const list = label.querySelector('.api-links') ?? label.nextElementSibling;
      show([label], list?.querySelector(remainingLink) !== null);
    }
    show([members], members.querySelector(remainingLink) !== null);
  }
}

export const filterMembers: FilterScript['filterMembers'] = (field) => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const isEmpty = words.length === 0;
  const has: HasWords = (name) =>
    words.every((word) => name?.toLowerCase().includes(word) === true);
  const page = field.closest('.markdown');
  const headings = [...(page?.querySelectorAll(':is(h2, h3).anchor') ?? [])];
  const isSymbol = headings.some(({ tagName }) => tagName === 'H3');
  const { found, all } = isSymbol
    ? filterHeadings(headings, has, isEmpty)
    : filterExports(headings, has);
  // Open the collapsed sections that contain matches.
  for (const fold of page?.querySelectorAll<HTMLDetailsElement>('.api-inherited') ?? []) {
    fold.open = !isEmpty;
    show([fold], fold.querySelector('h3:not([hidden])') !== null);
  }
  const links = document.querySelectorAll('.api-members a, .table-of-contents ul a');
  for (const link of links) show([link.closest('li') ?? link], has(link.textContent));
  if (page !== null) hideEmptyLists(page);
  const noun = isSymbol ? 'member' : 'export';
  const counted = found === 0 ? `No ${noun} has that name` : `${found} of ${all} ${noun}s`;
  const message = isEmpty ? '' : counted;
  field.parentElement?.setAttribute(countAttribute, message);
  return message;
};
