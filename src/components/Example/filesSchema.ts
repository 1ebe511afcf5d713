import * as v from 'valibot';

/** Maximum number of characters in a file name, for storage and links. */
const maxName = 100;
/** Maximum number of files in a program, for storage and links. */
const maxFiles = 20;

/** Schema for a map from file names to texts. It doesn't limit the size of the texts. */
export const filesSchema = v.pipe(
  v.custom<Record<string, string>>(
    // Check the number of files first, because a malicious value can contain a million keys.
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.keys(value).length <= maxFiles,
  ),
  v.record(v.pipe(v.string(), v.maxLength(maxName)), v.string()),
);
