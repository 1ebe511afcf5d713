/**
 * Fixed timestamp for all files in a zip, so that identical content results in an identical zip.
 * Zip timestamps have no time zone.
 */
export const zipTime = new Date(2024, 0, 1);
