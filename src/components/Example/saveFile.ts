/** Hands a file to the reader. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Not at once: some browsers start to read the file later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
