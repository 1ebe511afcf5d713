/** How the names begin under which the browser keeps changed examples. */
export const keptPrefix = 'example.';
