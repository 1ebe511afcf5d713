/**
 * Decides which pages other sites can frame. The headers (deploy/headers.ts) aren't enough, because they apply to a document.
 * A host that sets headers by path sends none with its not-found page, which can then navigate to every other page without
 * loading a new document. Some hosts send no headers at all.
 */
declare global {
  interface Window {
    /** Only `true` in the document that other sites can frame. Set by `static/embed.js`, and not by any URL. */
    readonly docsIsEmbed?: boolean;
  }
}

/** Whether a window around this one belongs to another origin. The browser checks `frame-ancestors 'self'` like this. */
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

/** Whether a path is that of the page that other sites can frame, as any host serves it. */
export function isEmbedPath(pathname: string, baseUrl: string): boolean {
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : '';
  // Not case-insensitive like the router: a host can send its not-found page for another spelling.
  return ['embed', 'embed.html', 'embed/', 'embed/index.html'].includes(path);
}
