/**
 * Repairs URLs with invalid percent-encoding before the router reads them. The router decodes every path, and
 * Docusaurus decodes paths and fragments. Neither catches errors: `docs/%E0%A4%A` leaves the not-found page without
 * scripts, and `#%E0%A4%A` crashes an open page.
 *
 * Client modules are evaluated before the router is created, so this module's `popstate` listener runs before the
 * router's. The event fires for fragment links, Back and Forward. On upgrade: remove this module if, without it, the
 * router of Docusaurus no longer throws for `docs/%E0%A4%A` and `docs/100%25`.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { readableFragment, readablePath } from '@reveal-docs/versions/addresses/readableAddress';

function mendAddress(): void {
  const { origin, pathname, search, hash } = window.location;
  const [path, fragment] = [readablePath(pathname), readableFragment(hash)];
  if (path === pathname && fragment === hash) return;
  // Include the origin. Otherwise, a path that starts with two slashes would be parsed as another host.
  window.history.replaceState(window.history.state, '', origin + path + search + fragment);
}

if (ExecutionEnvironment.canUseDOM) {
  mendAddress();
  window.addEventListener('popstate', mendAddress);
}
