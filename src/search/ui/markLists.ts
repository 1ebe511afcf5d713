/** Says to assistive technology what the overlay's lists are, which DocSearch 3.9 says in part and in part wrongly. */

/** Sets an attribute that differs, so that an observer of attributes comes to rest. */
function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function move(from: Element, to: Element, name: string): void {
  const value = from.getAttribute(name);
  if (value === null) return;
  set(to, name, value);
  from.removeAttribute(name);
}

/** The element that stands for a list whose entries have buttons: a listbox may own options only. */
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
    // DocSearch makes the entry the option; here its link is.
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
  // DocSearch gives all lists of results one id, and names others in `aria-controls`.
  set(listbox, 'id', id);
  set(title, 'id', `${id}-title`);
  set(listbox, 'aria-labelledby', `${id}-title`);
}

/**
 * Marks the lists in the overlay, and again whenever they change: the field is a combobox, each list a listbox named by
 * its title, each link an option of it. Returns what ends that.
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
