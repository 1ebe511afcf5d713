/**
 * Stores the data source that the reader chooses on API pages. Based on the selected option, `src/css/api.css` hides
 * the parts for the other source. Works before and after React takes over.
 */

/** Key in the browser's storage. */
export const dataSourceName = 'data-source';

const selector = '[name=data-source]';

/** Subset of Docusaurus's `StorageSlot`. */
interface Slot {
  get(): string | null | undefined;
  set(value: string): void;
}

/** Selects the stored data source in the page's field. */
export function restoreDataSource({ get }: Pick<Slot, 'get'>): void {
  const source = get() ?? '';
  for (const field of document.querySelectorAll<HTMLSelectElement>(selector)) {
    field.value = source;
    // If the stored value isn't an option, select the first one.
    if (field.selectedIndex < 0) field.selectedIndex = 0;
  }
}

/** Selects the stored data source, and stores later choices. */
export function startDataSource(slot: Slot): void {
  restoreDataSource(slot);
  window.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.matches(selector)) slot.set(target.value);
  });
}
