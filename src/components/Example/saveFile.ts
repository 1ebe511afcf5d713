/** Downloads a file to the reader's device. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Revoke the URL later, because some browsers don't read the file right away.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
