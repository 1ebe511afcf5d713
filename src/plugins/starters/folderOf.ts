/** Name of a starter's download, and of the folder that it unpacks into. Pure. */
export function folderOf(name: string): string {
  return `reveal-${name}`;
}
