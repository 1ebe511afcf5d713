/** What readers have a starter under: the name of its download, and of the folder that it unpacks into. Pure. */
export function folderOf(name: string): string {
  return `reveal-${name}`;
}
