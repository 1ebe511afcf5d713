/**
 * Describes the overlay's lists to assistive technology. DocSearch 3.9's ARIA attributes are incomplete and partly
 * wrong.
 */

/** Sets an attribute only if its value differs, so that attribute observers don't loop. */
function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function move(from: Element, to: Element, name: string): void {
  const value = from.getAttribute(name);
  if (value === null) return;
  set(to, name, value);
  from.removeAttribute(name);
}

/**
 * Returns a separate listbox element for a list whose entries have buttons. A listbox must own only options, so the
 * list itself can't be the listbox.
 */
function ownerOf(section: Element, entries: readonly Element[]): Element {
  const found = section.querySelector(':scope > .search-hits__owner');
  const owner = found ?? document.createElement('div');
  owner.className = 'search-hits__owner';
  set(owner, 'role', 'listbox');
  set(owner, 'aria-owns', entries.map(({ id }) => id).join(' '));
  if (found === null) section.append(owner);
  return owner;
}

function markList(section: Element, id: string): void {
  const list = section.querySelector('ul');
  const title = section.querySelector('.DocSearch-Hit-source');
  if (list === null || title === null) return;
  const links: Element[] = [];
  for (const entry of list.children) {
    const link = entry.querySelector('a');
    if (link === null) continue;
    links.push(link);
    // In DocSearch's markup, the entry is the option. Make the link the option instead.
    set(entry, 'role', 'none');
    move(entry, link, 'id');
    move(entry, link, 'aria-selected');
  }
  const hasButtons = list.querySelector('button') !== null;
  const listbox = hasButtons ? ownerOf(section, links) : list;
  if (hasButtons) {
    set(list, 'role', 'none');
    list.removeAttribute('id');
    list.removeAttribute('aria-labelledby');
  }
  // Set unique IDs. DocSearch uses the same ID for all lists of results, and its `aria-controls` contains other IDs.
  set(listbox, 'id', id);
  set(title, 'id', `${id}-title`);
  set(listbox, 'aria-labelledby', `${id}-title`);
}

/**
 * Adds ARIA attributes to the overlay's lists, now and whenever the lists change. The field is a combobox, each list is
 * a listbox labeled by its title, and each link is an option. Returns a function that stops the updates.
 */
export function markLists(container: Element): () => void {
  const mark = () => {
    const field = container.querySelector('.DocSearch-Input');
    const sections = container.querySelectorAll('.DocSearch-Hits');
    const ids = field?.getAttribute('aria-controls')?.split(' ') ?? [];
    sections.forEach((section, index) => {
      const id = ids[index];
      if (id !== undefined) markList(section, id);
    });
    if (field === null) return;
    set(field, 'role', 'combobox');
    set(field, 'aria-expanded', String(sections.length > 0));
  };
  const observer = new MutationObserver(mark);
  observer.observe(container, {
    attributes: true,
    attributeFilter: ['aria-controls', 'aria-selected', 'id'],
    childList: true,
    subtree: true,
  });
  mark();
  return () => observer.disconnect();
}
