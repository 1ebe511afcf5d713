/**
 * How a page loads the site's scripts:
 *
 * - `deferred`: when the reader does something that requires React
 * - `startsByItself`: immediately, but like `deferred` on handheld devices and with data saver
 * - `atOnce`: together with the page
 * - `alone`: together with the page, and without the page script
 */
export type ScriptTiming = 'deferred' | 'startsByItself' | 'atOnce' | 'alone';

/** Attribute of `<html>` that contains the timing in the built page. */
export const timingAttribute = 'data-scripts';

/** Pages that are empty without scripts, or that depend on their query string. */
const atOncePages = new Set(['404.html', 'search', 'examples', 'behavior', 'playground']);

/**
 * Returns the timing for a page. `path` is relative to the site's base path, and `versionRoutes` contains the paths of
 * the versions' overviews, such as `docs/3.x`.
 */
export function scriptTiming(path: string, versionRoutes: readonly string[]): ScriptTiming {
  const page = path.replace(/^\/+|\/+$/g, '');
  // This page doesn't have a navbar, so the page script couldn't handle any controls.
  if (page === 'embed') return 'alone';
  if (atOncePages.has(page) || page.startsWith('learn/')) return 'atOnce';
  // The overview of lessons (`learn`) requires React to show the reader's progress.
  if (page === '' || page === 'learn' || versionRoutes.includes(page)) return 'startsByItself';
  const [route] = versionRoutes
    .filter((candidate) => page.startsWith(`${candidate}/`))
    .sort((a, b) => b.length - a.length);
  const below = route === undefined ? page : page.slice(route.length + 1);
  return below.startsWith('examples/') ? 'startsByItself' : 'deferred';
}
