/**
 * Filters the members on a long API page, or the exports in the API index. Changes only attributes. React expects the
 * built page's DOM tree when it hydrates. `page/memberFilter.ts` loads this script when the field first gets focus.
 */
import { afterPaint } from '@reveal-docs/shared/afterPaint';

export interface FilterScript {
  /**
   * Shows only the members or exports whose names contain all words in the field. Returns a message with the number of
   * matches, or an empty string if the field doesn't contain words.
   */
  filterMembers(field: HTMLInputElement): string;
}

/** Attribute of the field's parent. It contains the number of matches, which the CSS displays. */
const countAttribute = 'data-count';

/** Number of elements that a slow processor can show in about 50 milliseconds. */
const elementsPerStep = 250;

/** Returns a heading and all elements up to the next heading of the same or a higher level. */
function sectionOf(heading: Element): Element[] {
  const ends = heading.tagName === 'H2' ? 'h2' : 'h2, h3';
  const section = [heading];
  let next = heading.nextElementSibling;
  for (; next !== null && !next.matches(ends); next = next.nextElementSibling) section.push(next);
  return section;
}

/** Collects the elements to show and the elements to hide. */
class Plan {
  private readonly wanted = new Map<Element, boolean>();

  show(elements: Iterable<Element>, isShown: boolean): void {
    for (const element of elements) this.wanted.set(element, isShown);
  }

  /** Whether an element is visible after the plan is carried out. Ignores the element's ancestors. */
  isShown(element: Element): boolean {
    return this.wanted.get(element) ?? !element.hasAttribute('hidden');
  }

  *steps(): Generator<void, void> {
    let changed = 0;
    for (const [element, isShown] of this.wanted) {
      if (element.hasAttribute('hidden') !== isShown) continue;
      element.toggleAttribute('hidden', !isShown);
      changed += 1 + element.getElementsByTagName('*').length;
      if (changed < elementsPerStep) continue;
      changed = 0;
      yield;
    }
  }
}

/** Number of the current run. A run stops when the next run starts. */
let turn = 0;

/**
 * Works in steps. Otherwise, showing the 3,000 elements of the longest page would block a slow processor for a second.
 */
async function carryOut(plan: Plan): Promise<void> {
  const own = ++turn;
  const steps = plan.steps();
  while (own === turn && steps.next().done !== true) await afterPaint();
}

interface Count {
  readonly found: number;
  readonly all: number;
}

type HasWords = (name: string | null) => boolean;

/** On a symbol's page, members have h3 headings, and groups of members have h2 headings. */
function filterHeadings(
  plan: Plan,
  headings: readonly Element[],
  has: HasWords,
  isEmpty: boolean,
): Count {
  let found = 0;
  let all = 0;
  let group: Element | undefined;
  let isGroupShown = false;
  const endGroup = () => {
    if (group !== undefined && !isEmpty) plan.show([group], isGroupShown);
  };
  for (const heading of headings) {
    if (heading.tagName === 'H2') {
      endGroup();
      group = heading;
      isGroupShown = false;
      plan.show([heading], true);
      continue;
    }
    const isFound = has(heading.firstChild?.textContent ?? null);
    all += 1;
    if (isFound) found += 1;
    isGroupShown ||= isFound;
    plan.show(sectionOf(heading), isFound);
  }
  endGroup();
  return { found, all };
}

/** In the API index, import paths have h2 headings. */
function filterExports(plan: Plan, headings: readonly Element[], has: HasWords): Count {
  let found = 0;
  let all = 0;
  for (const heading of headings) {
    const section = sectionOf(heading);
    const links = section.flatMap((part) => [...part.querySelectorAll('.api-links a')]);
    const matches = links.filter(({ textContent }) => has(textContent)).length;
    plan.show(section, matches > 0);
    found += matches;
    all += links.length;
  }
  return { found, all };
}

function filterLinks(plan: Plan, links: Iterable<Element>, has: HasWords): void {
  for (const link of links) plan.show([link.closest('li') ?? link], has(link.textContent));
}

/**
 * Hides each list whose links are all hidden, along with its label. CSS could use `:has([hidden])` instead. However,
 * browsers would then search the page for affected elements each time the attribute changes.
 */
function hideEmptyLists(plan: Plan, page: Element): void {
  const hasLinks = (list: Element | null): boolean =>
    [...(list?.querySelectorAll('a') ?? [])].some((link) =>
      plan.isShown(link.closest('li') ?? link),
    );
  for (const members of page.querySelectorAll('.api-members')) {
    for (const label of members.querySelectorAll(':scope > p')) {
      plan.show([label], hasLinks(label.querySelector('.api-links') ?? label.nextElementSibling));
    }
    plan.show([members], hasLinks(members));
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
  const plan = new Plan();
  // Start with the lists next to the field, because they are probably visible.
  filterLinks(plan, document.querySelectorAll('.api-members a, .table-of-contents ul a'), has);
  if (page !== null) hideEmptyLists(plan, page);
  const { found, all } = isSymbol
    ? filterHeadings(plan, headings, has, isEmpty)
    : filterExports(plan, headings, has);
  // Open collapsed sections while the reader filters, because they can contain matches.
  for (const fold of page?.querySelectorAll<HTMLDetailsElement>('.api-inherited') ?? []) {
    fold.open = !isEmpty;
    plan.show(
      [fold],
      [...fold.querySelectorAll('h3')].some((heading) => plan.isShown(heading)),
    );
  }
  void carryOut(plan);
  const noun = isSymbol ? 'member' : 'export';
  const counted = found === 0 ? `No ${noun}s match` : `${found} of ${all} ${noun}s`;
  const message = isEmpty ? '' : counted;
  field.parentElement?.setAttribute(countAttribute, message);
  return message;
};
