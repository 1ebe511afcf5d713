/** Opens the browser's file picker for JSON files. Calls `onFiles` if the reader selects files. */
export function pickFiles(onFiles: (files: readonly File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = '.json,application/json';
  input.addEventListener('change', () => onFiles([...(input.files ?? [])]), { once: true });
  input.click();
}
