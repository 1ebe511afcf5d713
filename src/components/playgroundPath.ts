/**
 * The program to open: an example, or a statement (`topic/id`). `version` is the folder name of the program's version.
 */
type Wanted = { readonly version: string } & (
  | { readonly example: string }
  | { readonly statement: string }
);

/** Returns the path that opens a program in the playground, relative to the site's base path. */
export function playgroundPath(wanted: Wanted): string {
  return `/playground?${new URLSearchParams(wanted)}`;
}
