/**
 * Addresses whose percent-encoding cannot be decoded. The router decodes the path of every address, and Docusaurus
 * decodes it again and the fragment too, each without a catch: `docs/%E0%A4%A` left the not-found page without
 * scripts, and `#%E0%A4%A` ended a page that was open. So such an address is mended before the router reads it: when
 * the page loads, and when it changes by a fragment, Back or Forward.
 *
 * A client module: those are evaluated before the router is made, so this listener is called before the router's. On
 * upgrade: the router of Docusaurus still throws for `docs/%E0%A4%A` and `docs/100%25` without this module, or the
 * module can go.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { readableFragment, readablePath } from '../addresses/readableAddress';

function mendAddress(): void {
  const { origin, pathname, search, hash } = window.location;
  const [path, fragment] = [readablePath(pathname), readableFragment(hash)];
  if (path === pathname && fragment === hash) return;
  // With the origin: a path that begins with two slashes would be read as another host.
  window.history.replaceState(window.history.state, '', origin + path + search + fragment);
}

if (ExecutionEnvironment.canUseDOM) {
  mendAddress();
  window.addEventListener('popstate', mendAddress);
}
