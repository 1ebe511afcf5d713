/** Returns the name of a starter's download, which is also the name of the folder in it. Pure. */
export function folderOf(name: string): string {
  return `reveal-${name}`;
}
