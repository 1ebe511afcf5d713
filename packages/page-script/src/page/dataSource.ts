/**
 * Remembers the data source that the reader chooses on API pages. The CSS reads the selected option
 * and hides the parts for the other source (src/css/api.css), so this module only changes field
 * values. It works before and after React takes over.
 */

/** Key in the browser's storage. */
export const dataSourceName = 'data-source';

const selector = '[name=data-source]';

/** Storage for the reader's choice, such as a `StorageSlot` of Docusaurus. */
interface Slot {
  get(): string | null | undefined;
  set(value: string): void;
}

/** Selects the stored data source in the page's field. */
export function restoreDataSource({ get }: Pick<Slot, 'get'>): void {
  const source = get() ?? '';
  for (const field of document.querySelectorAll<HTMLSelectElement>(selector)) {
    field.value = source;
    // The stored value isn't one of the options.
    if (field.selectedIndex < 0) field.selectedIndex = 0;
  }
}

/** Selects the stored data source, and stores the reader's next choices. */
export function startDataSource(slot: Slot): void {
  restoreDataSource(slot);
  window.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.matches(selector)) slot.set(target.value);
  });
}
