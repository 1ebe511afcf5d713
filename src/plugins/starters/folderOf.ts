/** Name of a starter's download, and of the folder in it. Pure. */
export function folderOf(name: string): string {
  return `reveal-${name}`;
}
