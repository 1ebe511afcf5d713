/**
 * Pages that are loaded ahead, for the link under the mouse. Docusaurus asks for them by the link's whole address, to which
 * the not-found page belongs where `?` or `#` follows the path, and leaves what does not load uncaught. Whoever follows the
 * link is told (`routeLoading.ts`).
 *
 * A client module. On upgrade: links still call `window.docusaurus.preload` with their address, and nothing else does.
 */

/** The part of Docusaurus that it offers on `window`. */
interface Docusaurus {
  preload(address: string): unknown;
}

let ours: Docusaurus | undefined;

/** Docusaurus calls it when a page is about to be drawn, and has set its own part by the first. */
export function onRouteUpdate(): void {
  const page = window as unknown as { docusaurus: Docusaurus };
  const { docusaurus } = page;
  if (docusaurus === ours) return;
  ours = {
    ...docusaurus,
    preload: (address) =>
      Promise.resolve(docusaurus.preload(address.replace(/[?#].*/, ''))).catch(() => {}),
  };
  page.docusaurus = ours;
}
