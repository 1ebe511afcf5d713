/** What the playground opens with: an example, or a statement as `topic/id`, in the version of a folder. */
type Wanted = { readonly version: string } & (
  { readonly example: string } | { readonly statement: string }
);

/** Address of the playground with a program, below the site's base path. */
export function playgroundPath(wanted: Wanted): string {
  return `/playground?${new URLSearchParams(wanted)}`;
}
