/** The time of every file in a zip, so that the same content is the same zip. A zip's times have no zone. */
export const zipTime = new Date(2024, 0, 1);
