/**
 * Repairs URLs with invalid percent-encoding. The router decodes the path of every URL. Docusaurus
 * decodes the path again, and the fragment. Neither catches errors: `docs/%E0%A4%A` left the
 * not-found page without scripts, and `#%E0%A4%A` crashed an open page. This module repairs the URL
 * before the router reads it: when the page loads, and on `popstate`, which fires for fragment
 * links, Back and Forward.
 *
 * A client module. Client modules are evaluated before the router is created, so this listener runs
 * before the router's. On upgrade: remove this module if, without it, Docusaurus's router no longer
 * throws for `docs/%E0%A4%A` and `docs/100%25`.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { readableFragment, readablePath } from '@reveal-docs/versions/addresses/readableAddress';

function mendAddress(): void {
  const { origin, pathname, search, hash } = window.location;
  const [path, fragment] = [readablePath(pathname), readableFragment(hash)];
  if (path === pathname && fragment === hash) return;
  // Include the origin, because a path that starts with two slashes would be parsed as another
  // host.
  window.history.replaceState(window.history.state, '', origin + path + search + fragment);
}

if (ExecutionEnvironment.canUseDOM) {
  mendAddress();
  window.addEventListener('popstate', mendAddress);
}
