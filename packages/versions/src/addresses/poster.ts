/** Color mode of a poster. A program that sets a background has one poster for both modes. */
export type PosterMode = 'light' | 'dark';

/**
 * Path of an example's committed picture, relative to the site's base path and to `static`.
 * `folder` is the version's folder.
 */
export function posterPath(folder: string, name: string, mode?: PosterMode): string {
  return `examples/${folder}/${name}${mode === undefined ? '' : `.${mode}`}.webp`;
}

/** Returns the path or URL of the dark poster, or null if `poster` is for both modes. */
export function darkPoster(poster: string): string | null {
  return poster.endsWith('.light.webp') ? poster.replace(/light\.webp$/, 'dark.webp') : null;
}
