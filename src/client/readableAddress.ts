/**
 * Repairs URLs with invalid percent-encoding before the router reads them. The router decodes every path, and
 * Docusaurus decodes paths and fragments. Neither of them catches errors. As a result, the not-found page for
 * `docs/%E0%A4%A` doesn't run its scripts, and `#%E0%A4%A` crashes an open page.
 *
 * Client modules are evaluated before the router is created, so this module's `popstate` listener runs before the
 * router's. The event fires for links to fragments, and for the Back and Forward buttons. On upgrade: remove this
 * module if, without it, the router of Docusaurus no longer throws for `docs/%E0%A4%A` and `docs/100%25`.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { readableFragment, readablePath } from '@reveal-docs/versions/addresses/readableAddress';

function mendAddress(): void {
  const { origin, pathname, search, hash } = window.location;
  const [path, fragment] = [readablePath(pathname), readableFragment(hash)];
  if (path === pathname && fragment === hash) return;
  // Include the origin. Otherwise, the start of a path with two leading slashes would be parsed as the name of another
  // host.
  window.history.replaceState(window.history.state, '', origin + path + search + fragment);
}

if (ExecutionEnvironment.canUseDOM) {
  mendAddress();
  window.addEventListener('popstate', mendAddress);
}
