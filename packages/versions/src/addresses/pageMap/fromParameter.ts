/**
 * Name of the query parameter that contains the page of another version that the reader came from.
 * The version menu adds it to a link that leads to a different page.
 */
const parameter = 'from';

/**
 * Adds the page that the reader came from to a URL. `left` is a path relative to the site's base
 * path.
 */
export function withPreviousPage(address: string, left: string): string {
  const [path = '', hash] = address.split('#');
  const query = `${parameter}=${encodeURIComponent(left).replaceAll('%2F', '/')}`;
  return `${path}?${query}${hash === undefined ? '' : `#${hash}`}`;
}

/**
 * Reads the page that the reader came from in a URL's query. Returns undefined if the query doesn't
 * contain it.
 */
export function readPreviousPage(search: string): string | undefined {
  const left = new URLSearchParams(search).get(parameter);
  return left === null || left === '' ? undefined : left;
}

/** Removes the parameter from a query. */
export function withoutLeftPage(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(parameter);
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}
