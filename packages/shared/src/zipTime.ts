/**
 * Fixed timestamp for the files in a zip, so that the same content always results in the same bytes. The date uses
 * local time, because zip timestamps have no time zone.
 */
export const zipTime = new Date(2024, 0, 1);
