/** Color mode of a poster. A program that sets a background has one poster for both modes. */
export type PosterMode = 'light' | 'dark';

/**
 * Returns the color modes of a program's posters. If the program sets a background, returns a
 * single undefined mode, because one poster is for both modes.
 */
export function posterModesOf(source: string): readonly (PosterMode | undefined)[] {
  return source.includes('setBackgroundColor') ? [undefined] : ['light', 'dark'];
}

/** Returns the file name of a poster. Without a mode, the poster is for both modes. */
export function posterName(name: string, mode?: PosterMode): string {
  return `${name}${mode === undefined ? '' : `.${mode}`}.webp`;
}

/**
 * Returns the path of an example's committed picture, relative to the site's base path and to
 * `static`. `folder` is the version's folder.
 */
export function posterPath(folder: string, name: string, mode?: PosterMode): string {
  return `examples/${folder}/${posterName(name, mode)}`;
}

/** Returns the path or URL of the dark poster, or null if `poster` is for both modes. */
export function darkPoster(poster: string): string | null {
  return poster.endsWith('.light.webp') ? poster.replace(/light\.webp$/, 'dark.webp') : null;
}
