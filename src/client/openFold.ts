/**
 * A fragment can lead into a closed disclosure, such as the inherited members of a class. Browsers open it where they follow
 * the link; the router only scrolls. On upgrade: with React on the page, a link of the contents list to an inherited member
 * opens the disclosure without this module, or the module can go.
 */

/** Docusaurus calls it when a page is there, with its address. */
export function onRouteDidUpdate({ location }: { readonly location: { readonly hash: string } }) {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const fold = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (fold === null || fold === undefined) return;
  fold.open = true;
  target?.scrollIntoView();
}
