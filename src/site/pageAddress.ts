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
