/**
 * Filters the members on a long API page by what the reader types. Changes only attributes, so that
 * React finds the DOM tree that it expects. Loaded on the first focus of the field
 * (page/memberFilter.ts).
 */

/** The module's interface for its loader. */
export interface FilterScript {
  /** Shows only the members whose names contain all typed words. Returns how many, or `''` without words. */
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

export const filterMembers: FilterScript['filterMembers'] = (field) => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (name: string | null): boolean =>
    words.every((word) => name?.toLowerCase().includes(word) === true);
  const page = field.closest('.markdown');
  const headings = [...(page?.querySelectorAll(':is(h2, h3).anchor') ?? [])];
  const links = document.querySelectorAll<HTMLAnchorElement>(
    '.api-members a, .table-of-contents ul a',
  );
  let found = 0;
  let all = 0;
  let group: Element | undefined;
  let isGroupShown = false;
  const endGroup = () => {
    if (group !== undefined && words.length > 0) show([group], isGroupShown);
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
  // Open the collapsed sections that contain matches.
  for (const fold of page?.querySelectorAll<HTMLDetailsElement>('.api-inherited') ?? []) {
    fold.open = words.length > 0;
    show([fold], fold.querySelector('h3:not([hidden])') !== null);
  }
  for (const link of links) show([link.closest('li') ?? link], has(link.textContent));
  const counted = found === 0 ? 'No member has that name' : `${found} of ${all} members`;
  const message = words.length === 0 ? '' : counted;
  field.parentElement?.setAttribute(countAttribute, message);
  return message;
};
