/**
 * Opens a closed `details` element if the URL's fragment identifies an element inside it, such as an inherited member.
 * Browsers do this when they follow a link, but the router only scrolls.
 *
 * On upgrade: disable this module, and follow a link in the table of contents to an inherited member after React has
 * loaded. Remove the module if the `details` element opens.
 */

/** Docusaurus calls this after it renders a page. */
export function onRouteDidUpdate({ location }: { readonly location: { readonly hash: string } }) {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const fold = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (fold === null || fold === undefined) return;
  fold.open = true;
  target?.scrollIntoView();
}
