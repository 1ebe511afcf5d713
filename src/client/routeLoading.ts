/**
 * Handles pages that can't use their built HTML:
 *
 * - If a part doesn't load during navigation, the page reloads once, because the site might have been updated in the
 *   meantime. If the browser is offline, a reload can't help, so the page shows the failure in place.
 * - If a part doesn't load when a page opens or reloads, Docusaurus would leave a page that never becomes interactive.
 *   Instead, the page renders the parts that loaded, and `src/theme/Loading` shows an error with a Retry button.
 * - If a part doesn't load on a page whose scripts were deferred (packages/page-script/src), the page stays as it is,
 *   with a notice that offers a reload.
 * - If a link leads to a URL without a page in this build, the browser loads the document, because a newer deployment
 *   might have the page.
 * - The not-found page renders again with the sidebar of its version, because one HTML file serves all missing URLs.
 *
 * On upgrade: check that each route's component still has `preload`, and that Docusaurus awaits it before it renders a
 * page. Also check that Docusaurus still renders into `window.docusaurusRoot` if that exists.
 */
import { createRoot } from 'react-dom/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import { matchPath } from '@docusaurus/router';
import type { ClientModule } from '@docusaurus/types';
import { isUpdate } from './isUpdate';
import type {} from '@reveal-docs/page-script/contract';

type Route = (typeof routes)[number];

/**
 * Makes Docusaurus render from scratch instead of hydrating the HTML. Returns false if the container for Docusaurus is
 * missing.
 */
function drawAnew(): boolean {
  const container = document.getElementById('__docusaurus');
  if (container === null) return false;
  window.docusaurusRoot = createRoot(container);
  return true;
}

/**
 * Handles an error from loading a part. Returns a promise that never settles if Docusaurus must not render the page.
 */
function handleFailure(error: unknown): void | Promise<never> {
  if (window.docusaurusRoot === undefined) {
    console.warn(error);
    if (window.docsPageScript !== undefined) {
      void isUpdate(error).then(window.docsPageScript.onPartFailed);
      return new Promise(() => {});
    }
    // Hydration would fail, because the HTML contains the complete page, but a part of the page didn't load.
    if (drawAnew()) return;
    throw error;
  }
  if (navigator.onLine) throw error;
}

function guard(route: Route): void {
  const { component } = route;
  // The components of redirects and tests might not have a `preload` method.
  if (typeof component.preload === 'function') {
    // `preload` is typed as `void`, but Docusaurus awaits its result.
    const preload = component.preload.bind(component) as () => Promise<unknown>;
    component.preload = () => preload().catch(handleFailure);
  }
  for (const child of route.routes ?? []) guard(child as Route);
}

interface Place {
  readonly path?: string | readonly string[] | undefined;
  readonly exact?: boolean | undefined;
  readonly routes?: readonly unknown[] | undefined;
}

function hasPage(pathname: string, candidates: readonly Place[] = routes): boolean {
  return candidates.some(
    ({ path, exact = false, routes: children }) =>
      typeof path === 'string' &&
      path !== '*' &&
      matchPath(pathname, { path, exact }) !== null &&
      (children === undefined || hasPage(pathname, children as readonly Place[])),
  );
}

/** Docusaurus calls this before it loads the page for a new location. */
export function onRouteUpdate({
  location,
  previousLocation,
}: Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]): void {
  const isOther = previousLocation !== null && previousLocation.pathname !== location.pathname;
  if (isOther && navigator.onLine && !hasPage(location.pathname)) window.location.reload();
}

if (ExecutionEnvironment.canUseDOM) {
  for (const route of routes) guard(route);
  // src/theme/NotFound/Content sets this attribute.
  if (document.querySelector('main[data-not-found]') !== null) drawAnew();
}
