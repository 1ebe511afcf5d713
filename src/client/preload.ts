/**
 * Fixes the preloading of pages for links under the mouse. Docusaurus preloads by the link's full
 * URL. If that has a `?` or `#`, it preloads the not-found page instead. It also doesn't catch
 * failed loads. Readers see the failure if they follow the link (`routeLoading.ts`).
 *
 * A client module. On upgrade: links still call `window.docusaurus.preload` with their URL, and
 * nothing else does.
 */

/** The API that Docusaurus exposes on `window`. */
interface Docusaurus {
  preload(address: string): unknown;
}

let ours: Docusaurus | undefined;

/**
 * Docusaurus calls this before it renders a page. By the first call, it has set
 * `window.docusaurus`.
 */
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
