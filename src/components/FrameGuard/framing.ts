/**
 * Prevents other sites from framing any page except the embed. Headers (deploy/headers.ts) aren't enough. Some hosts
 * don't send any, and hosts that set headers by path don't send them with the not-found page. From that page, the
 * router can open all other pages without loading a new document.
 */
declare global {
  interface Window {
    /**
     * True only in the document that other sites can frame. `static/embed.js` sets this variable, and a URL can't set
     * it.
     */
    readonly docsIsEmbed?: boolean;
  }
}

/**
 * Whether an ancestor of the window is from another origin. Browsers check `frame-ancestors 'self'` in the same way.
 */
export function hasForeignAncestor(window: Window): boolean {
  for (let inner = window; inner.parent !== inner; inner = inner.parent as Window) {
    try {
      void inner.parent.location.href;
    } catch {
      return true;
    }
  }
  return false;
}

/** Whether hosts serve the embed at this path. The embed is the only page that other sites can frame. */
export function isEmbedPath(pathname: string, baseUrl: string): boolean {
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : '';
  // Unlike the router, this check is case-sensitive, because a host might respond to another spelling with its
  // not-found page.
  return ['embed', 'embed.html', 'embed/', 'embed/index.html'].includes(path);
}
