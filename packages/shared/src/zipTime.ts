/**
 * Fixed timestamp for the files in a zip, so that the same content always results in the same bytes. The timestamp is
 * in local time, because timestamps in zips don't have a time zone.
 */
export const zipTime = new Date(2024, 0, 1);
