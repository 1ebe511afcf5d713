/**
 * Address of a built page below the site's base, without slashes at its ends: `docs/concepts.html` is at
 * `docs/concepts`, `index.html` at the empty address. Takes paths of any platform.
 */
export function pageAddress(file: string): string {
  return file
    .replaceAll('\\', '/')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '');
}

/**
 * Path of the Markdown that lies beside a page: `docs/concepts` has `docs/concepts.md`. Takes the address of a
 * docs page with or without a slash at its end; the landing page's is the empty one.
 */
export function markdownPath(page: string): string {
  return page === '' ? 'index.md' : `${page.replace(/\/+$/, '')}.md`;
}
