/** Color mode of a poster. A program that sets a background has one poster for both modes. */
export type PosterMode = 'light' | 'dark';

/** The modes of a program's posters: both, or one poster for both modes if the program sets a background. */
export function posterModesOf(source: string): readonly (PosterMode | undefined)[] {
  return source.includes('setBackgroundColor') ? [undefined] : ['light', 'dark'];
}

/** File name of a poster. Without a mode, it's the poster for both. */
export function posterName(name: string, mode?: PosterMode): string {
  return `${name}${mode === undefined ? '' : `.${mode}`}.webp`;
}

/**
 * Path of an example's committed picture, relative to the site's base path and to `static`.
 * `folder` is the version's folder.
 */
export function posterPath(folder: string, name: string, mode?: PosterMode): string {
  return `examples/${folder}/${posterName(name, mode)}`;
}

/** Returns the path or URL of the dark poster, or null if `poster` is for both modes. */
export function darkPoster(poster: string): string | null {
  return poster.endsWith('.light.webp') ? poster.replace(/light\.webp$/, 'dark.webp') : null;
}
