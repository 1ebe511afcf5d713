/**
 * Pages whose built HTML is not what has to be drawn.
 *
 * What happens when part of a page does not load. Docusaurus by itself reloads when that happens on the way
 * to another page, and on the first load leaves a page behind that never becomes interactive. Here:
 *
 * - on the way to another page: one reload, which finds the files of a new deployment. Without a network
 *   there is nothing to reload from, and the failure shows in place;
 * - on a first load, thus also after that reload: the page is drawn with what is there, and
 *   `src/theme/Loading` shows the error with a Retry in place of the missing part. So nothing loops;
 * - where scripts came late (src/deferred): the page stays as it is, with a notice that has a Retry.
 *
 * Where the address has no page in this build, the site may have it since: then a document shows what there is.
 *
 * And the page for addresses that do not exist: one HTML file stands for all of them, but below a version's
 * address the page is drawn with that version's sidebar.
 *
 * A client module. On upgrade: each route's component still has `preload`, which Docusaurus awaits before it
 * draws a page, and still renders into `window.docusaurusRoot` when that exists.
 */
import { createRoot } from 'react-dom/client';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import { matchPath } from '@docusaurus/router';
import type { ClientModule } from '@docusaurus/types';
import { isUpdate } from './typed';
import type {} from '../deferred/contract';

type Route = (typeof routes)[number];

/** Lets Docusaurus draw the page from scratch instead of hydrating what the server sent. */
function drawAnew(): boolean {
  const container = document.getElementById('__docusaurus');
  if (container === null) return false;
  window.docusaurusRoot = createRoot(container);
  return true;
}

/** A promise that stays open keeps Docusaurus from drawing the page. */
function handleFailure(error: unknown): void | Promise<never> {
  if (window.docusaurusRoot === undefined) {
    console.warn(error);
    if (window.docsPageScript !== undefined) {
      void isUpdate(error).then(window.docsPageScript.partFailed);
      return new Promise(() => {});
    }
    // The server's HTML is that of the whole page, and part of it is missing.
    if (drawAnew()) return;
    throw error;
  }
  if (navigator.onLine) throw error;
}

function guard(route: Route): void {
  const { component } = route;
  // Redirects and tests may have routes of another kind.
  if (typeof component.preload === 'function') {
    // Typed as returning nothing; Docusaurus awaits what it returns.
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

/** Whether one of the routes is a page at this address. */
function hasPage(pathname: string, candidates: readonly Place[] = routes): boolean {
  return candidates.some(
    ({ path, exact = false, routes: children }) =>
      typeof path === 'string' &&
      path !== '*' &&
      matchPath(pathname, { path, exact }) !== null &&
      (children === undefined || hasPage(pathname, children as readonly Place[])),
  );
}

/** Docusaurus calls it before it loads the page of the new address. */
export function onRouteUpdate({
  location,
  previousLocation,
}: Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]): void {
  const isOther = previousLocation !== null && previousLocation.pathname !== location.pathname;
  if (isOther && navigator.onLine && !hasPage(location.pathname)) window.location.reload();
}

if (ExecutionEnvironment.canUseDOM) {
  for (const route of routes) guard(route);
  // Set by src/theme/NotFound/Content.
  if (document.querySelector('main[data-not-found]') !== null) drawAnew();
}
