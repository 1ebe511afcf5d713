/** Prefix of the storage keys for changed examples. */
export const keptPrefix = 'example.';
