/**
 * Converts a built HTML file to its page's path, relative to the site's base path and without outer
 * slashes: `docs/concepts.html` → `docs/concepts`, `index.html` → the empty path. Accepts file
 * paths of any platform.
 */
export function pageAddress(file: string): string {
  return file
    .replaceAll('\\', '/')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '');
}

/**
 * Returns the path of the Markdown file next to a page: `docs/concepts` → `docs/concepts.md`.
 * Accepts a path with or without a trailing slash. The landing page has the empty path.
 */
export function markdownPath(page: string): string {
  return page === '' ? 'index.md' : `${page.replace(/\/+$/, '')}.md`;
}
