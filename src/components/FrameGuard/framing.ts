/**
 * Prevents other sites from framing any page except the embed. Headers (deploy/headers.ts) aren't enough, because hosts
 * that set headers by path don't send them with the not-found page. From there, the router can open every other page
 * without loading a new document. Some hosts don't send headers at all.
 */
declare global {
  interface Window {
    /** True only in the document that other sites can frame. `static/embed.js` sets it, and no URL can. */
    readonly docsIsEmbed?: boolean;
  }
}

/** Whether the window has an ancestor from another origin. Browsers check `frame-ancestors 'self'` the same way. */
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
  // Unlike the router, this check is case-sensitive: a host might respond to another spelling with its not-found page.
  return ['embed', 'embed.html', 'embed/', 'embed/index.html'].includes(path);
}
