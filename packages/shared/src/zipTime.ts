/**
 * Fixed timestamp for all files in a zip, so that the same content always results in the same zip.
 * Zip timestamps have no time zone.
 */
export const zipTime = new Date(2024, 0, 1);
