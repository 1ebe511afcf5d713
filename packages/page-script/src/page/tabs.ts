/**
 * Handles groups of tabs that share a choice, such as the package manager. `src/theme/Tabs` adds the name and values of
 * each group to the page.
 */
import { all, readStored, store, consumeEvent, within } from './page';
import { nextTab } from './tabKeys';

const groupSelector = '[data-tab-group]';

interface Group {
  readonly values: readonly string[];
  readonly tabs: readonly HTMLElement[];
  readonly panels: readonly HTMLElement[];
}

const storageName = (group: string): string => `docusaurus.tab.${group}`;

function readGroup(group: HTMLElement): Group {
  const list = group.querySelector('[role=tablist]');
  return {
    values: group.dataset.tabValues?.split(' ') ?? [],
    tabs: [...(list?.children ?? [])] as HTMLElement[],
    panels: [...(list?.nextElementSibling?.children ?? [])] as HTMLElement[],
  };
}

function select(group: HTMLElement, value: string): void {
  const { values, tabs, panels } = readGroup(group);
  const index = values.indexOf(value);
  if (index === -1) return;
  tabs.forEach((tab, place) => {
    tab.classList.toggle('tabs__item--active', place === index);
    tab.setAttribute('aria-selected', String(place === index));
    tab.tabIndex = place === index ? 0 : -1;
  });
  panels.forEach((panel, place) => (panel.hidden = place !== index));
}

function selectAll(name: string, value: string): void {
  for (const group of all(groupSelector)) {
    if (group.dataset.tabGroup === name) select(group, value);
  }
}

/** Selects the tabs that the reader chose previously. */
export function startTabs(): void {
  for (const group of all(groupSelector)) {
    const stored = readStored(storageName(group.dataset.tabGroup ?? ''));
    if (stored !== undefined) select(group, stored);
  }
}

function choose(tab: HTMLElement, group: HTMLElement): void {
  const { values, tabs } = readGroup(group);
  const value = values[tabs.indexOf(tab)];
  const name = group.dataset.tabGroup;
  if (value === undefined || name === undefined) return;
  const top = tab.getBoundingClientRect().top;
  selectAll(name, value);
  store(storageName(name), value);
  // Tabs with the same choice switch too, and their panels can differ in height. Scroll to keep the clicked tab at the
  // same position in the window.
  window.scrollBy(0, tab.getBoundingClientRect().top - top);
}

/** Handles a click or key press on a tab in a group. Returns whether the function handled the event. */
export function onTabPress(event: Event): boolean {
  const tab = within(event.target, '[role=tab]');
  const group = tab?.closest<HTMLElement>(groupSelector);
  if (tab === undefined || !group) return false;
  if (!(event instanceof KeyboardEvent) || event.key === 'Enter') {
    consumeEvent(event);
    choose(tab, group);
    return true;
  }
  const { tabs } = readGroup(group);
  const next = nextTab(event.key, tabs.indexOf(tab), tabs.length);
  if (next === undefined) return false;
  consumeEvent(event);
  tabs[next]?.focus();
  return true;
}
