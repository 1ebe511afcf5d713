/**
 * The field at the top of long API pages that filters members as the reader types. It works before
 * and after React takes over, so it changes only attributes. React then finds the DOM tree that it
 * expects.
 */

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

/** Shows only the members whose names contain all typed words. */
function narrow(field: HTMLInputElement): void {
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
  field.parentElement?.setAttribute(countAttribute, words.length === 0 ? '' : counted);
}

let isStarted = false;

/** Handles typing in the filter field of any page. `say` announces the count to screen readers. */
export function startMemberFilter(say: (words: string) => void = () => undefined): void {
  if (isStarted) return;
  isStarted = true;
  const fieldOf = ({ target }: Event): HTMLInputElement | undefined =>
    target instanceof HTMLInputElement && target.matches('.api-filter input') ? target : undefined;
  const change = (field: HTMLInputElement): void => {
    narrow(field);
    const words = field.parentElement?.getAttribute(countAttribute) ?? '';
    if (words !== '') say(words);
  };
  window.addEventListener('input', (event) => {
    const field = fieldOf(event);
    if (field !== undefined) change(field);
  });
  window.addEventListener('keydown', (event) => {
    const field = fieldOf(event);
    if (field === undefined || event.key !== 'Escape') return;
    field.value = '';
    change(field);
  });
  // The CSS then shows the field.
  document.documentElement.dataset.filter = '';
}
