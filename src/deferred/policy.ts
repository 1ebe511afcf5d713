/** Which pages load React, and when. Decided at build from a page's path. Pure. */

/**
 * How a page loads the site's scripts:
 *
 * - `deferred`: when its reader wants what only React does;
 * - `startsByItself`: at once with a mouse; with a coarse pointer, or where data is to be saved, as `deferred`;
 * - `atOnce`: with the page.
 */
export type ScriptPolicy = 'deferred' | 'startsByItself' | 'atOnce';

/** The attribute of `<html>` that has the policy in the built page. */
export const policyAttribute = 'data-scripts';

/** Pages that are nothing without their scripts, or read them out of their query. */
const atOncePages = new Set(['404.html', 'search', 'examples', 'behavior', 'playground', 'embed']);

/**
 * The policy of a page by its path below the site's base. `versionRoutes` are the paths of the versions' overviews,
 * such as `docs/3.x`.
 */
export function scriptPolicy(path: string, versionRoutes: readonly string[]): ScriptPolicy {
  const page = path.replace(/^\/+|\/+$/g, '');
  if (atOncePages.has(page)) return 'atOnce';
  if (page === '' || versionRoutes.includes(page)) return 'startsByItself';
  const [route] = versionRoutes
    .filter((candidate) => page.startsWith(`${candidate}/`))
    .sort((a, b) => b.length - a.length);
  const below = route === undefined ? page : page.slice(route.length + 1);
  return below.startsWith('examples/') ? 'startsByItself' : 'deferred';
}
