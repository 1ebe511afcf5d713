/**
 * Handles pages that can't use their built HTML.
 *
 * The first case is a page with a part that doesn't load. By default, Docusaurus reloads if this happens during
 * navigation. On a first load, it leaves a page that never becomes interactive. Here:
 *
 * - During navigation, the page reloads once, to load the files of a new deployment. Without a network, a reload can't
 *   help, so the failure is shown in place.
 * - On a first load, including the one after that reload, the page renders the parts that loaded. `src/theme/Loading`
 *   shows the error with a Retry button in place of the missing part, so the page never reloads in a loop.
 * - If scripts were deferred (packages/page-script/src), the page stays as it is, with a notice that offers a reload.
 *
 * The second case is a link to a URL without a page in this build. A newer deployment might have the page, so the
 * browser loads the document.
 *
 * The third case is the not-found page. One HTML file serves all missing URLs. Below a version's URL, the page renders
 * again with that version's sidebar.
 *
 * A client module. On upgrade: check that each route's component still has `preload`, that Docusaurus awaits it before
 * it renders a page, and that Docusaurus still renders into `window.docusaurusRoot` if that exists.
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
 * Makes Docusaurus render the page from scratch instead of hydrating the server's HTML. Returns
 * false if the page doesn't have the container.
 */
function drawAnew(): boolean {
  const container = document.getElementById('__docusaurus');
  if (container === null) return false;
  window.docusaurusRoot = createRoot(container);
  return true;
}

/**
 * Handles a failed load. Returns a promise that never settles, so that Docusaurus doesn't render
 * the page.
 */
function handleFailure(error: unknown): void | Promise<never> {
  if (window.docusaurusRoot === undefined) {
    console.warn(error);
    if (window.docsPageScript !== undefined) {
      void isUpdate(error).then(window.docsPageScript.onPartFailed);
      return new Promise(() => {});
    }
    // Hydration would fail, because the server's HTML is complete but part of the page didn't load.
    if (drawAnew()) return;
    throw error;
  }
  if (navigator.onLine) throw error;
}

function guard(route: Route): void {
  const { component } = route;
  // Redirects and tests can have other kinds of routes.
  if (typeof component.preload === 'function') {
    // Typed as `void`, but Docusaurus awaits the result.
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

/** Whether this build has a page at this path. */
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
