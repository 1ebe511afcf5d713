export type PosterMode = 'light' | 'dark';

/**
 * Returns the color modes of a program's posters. A program that sets its background looks the same in both modes, so
 * its only mode is undefined.
 */
export function posterModesOf(source: string): readonly (PosterMode | undefined)[] {
  return source.includes('setBackgroundColor') ? [undefined] : ['light', 'dark'];
}

/** Returns the file name of a poster. Omit `mode` if the poster is for both modes. */
export function posterName(name: string, mode?: PosterMode): string {
  return `${name}${mode === undefined ? '' : `.${mode}`}.webp`;
}

/**
 * Returns the path of an example's poster, relative to `static` and to the site's base path. `folder` is the version's
 * folder.
 */
export function posterPath(folder: string, name: string, mode?: PosterMode): string {
  return `examples/${folder}/${posterName(name, mode)}`;
}

/** Returns the path or URL of the dark poster, or null if `poster` is for both modes. */
export function darkPoster(poster: string): string | null {
  return poster.endsWith('.light.webp') ? poster.replace(/light\.webp$/, 'dark.webp') : null;
}
