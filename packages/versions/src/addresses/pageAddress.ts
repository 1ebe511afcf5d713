/**
 * Converts the path of a built HTML file to the path of the page: `docs/concepts.html` → `docs/concepts`, `index.html`
 * → an empty path. Both paths are relative to the site's base path. Also accepts Windows paths.
 */
export function pageAddress(file: string): string {
  return file
    .replaceAll('\\', '/')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '');
}

/**
 * Returns the path of a page's Markdown file: `docs/concepts` → `docs/concepts.md`. Accepts a trailing slash. The
 * landing page's path is empty.
 */
export function markdownPath(page: string): string {
  return page === '' ? 'index.md' : `${page.replace(/\/+$/, '')}.md`;
}
