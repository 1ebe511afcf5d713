/**
 * Program to open in the playground: an example or a statement (`topic/id`), in a version's folder.
 */
type Wanted = { readonly version: string } & (
  | { readonly example: string }
  | { readonly statement: string }
);

/** Path of the playground with a program, relative to the site's base path. */
export function playgroundPath(wanted: Wanted): string {
  return `/playground?${new URLSearchParams(wanted)}`;
}
