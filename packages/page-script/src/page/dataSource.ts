/**
 * Stores the data source that the reader selects on API pages. `src/css/api.css` hides the parts for the other source,
 * based on the selected option. Works before and after React takes over.
 */

/** Key in the browser's storage. */
export const dataSourceName = 'data-source';

const selector = '[name=data-source]';

/** The part of Docusaurus's `StorageSlot` that this module uses. */
interface Slot {
  get(): string | null | undefined;
  set(value: string): void;
}

/** Selects the stored data source in the fields on the page. */
export function restoreDataSource({ get }: Pick<Slot, 'get'>): void {
  const source = get() ?? '';
  for (const field of document.querySelectorAll<HTMLSelectElement>(selector)) {
    field.value = source;
    // If the options don't include the stored value, select the first option.
    if (field.selectedIndex < 0) field.selectedIndex = 0;
  }
}

/** Selects the stored data source, and stores the reader's later choices. */
export function startDataSource(slot: Slot): void {
  restoreDataSource(slot);
  window.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.matches(selector)) slot.set(target.value);
  });
}
