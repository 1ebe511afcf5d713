/**
 * Time at which a page loads the site's scripts:
 *
 * - `deferred`: when the reader does something that requires React
 * - `startsByItself`: immediately, or like `deferred` if the device is handheld, the reader saves data, or the
 *   connection is slow
 * - `atOnce`: together with the page
 * - `alone`: together with the page, which doesn't have the page script
 */
export type ScriptTiming = 'deferred' | 'startsByItself' | 'atOnce' | 'alone';

/** Attribute of `<html>` that contains the script timing of a built page. */
export const timingAttribute = 'data-scripts';

/** Pages that are empty without scripts, or whose content depends on the query string. */
const atOncePages = new Set(['404.html', 'search', 'examples', 'behavior', 'playground']);

/**
 * Returns the script timing of a page. `path` is relative to the site's base path. `versionRoutes` contains the paths
 * of version overviews, such as `docs/3.x`.
 */
export function scriptTiming(path: string, versionRoutes: readonly string[]): ScriptTiming {
  const page = path.replace(/^\/+|\/+$/g, '');
  // The page script couldn't handle any controls here, because this page doesn't have a navbar.
  if (page === 'embed') return 'alone';
  if (atOncePages.has(page) || page.startsWith('learn/')) return 'atOnce';
  // The lesson overview (`learn`) needs React to show the reader's progress.
  if (page === '' || page === 'learn' || versionRoutes.includes(page)) return 'startsByItself';
  const [route] = versionRoutes
    .filter((candidate) => page.startsWith(`${candidate}/`))
    .sort((a, b) => b.length - a.length);
  const below = route === undefined ? page : page.slice(route.length + 1);
  return below.startsWith('examples/') ? 'startsByItself' : 'deferred';
}
