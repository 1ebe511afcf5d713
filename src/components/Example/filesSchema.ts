import * as v from 'valibot';

/** Maximum length of file names, and maximum number of files, in storage and links. */
const maxName = 100;
const maxFiles = 20;

/** Schema of texts by file name, as in links. The size of the texts is limited elsewhere. */
export const filesSchema = v.pipe(
  v.custom<Record<string, string>>(
    // Check this first, because a malicious value can contain a million keys.
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.keys(value).length <= maxFiles,
  ),
  v.record(v.pipe(v.string(), v.maxLength(maxName)), v.string()),
);
