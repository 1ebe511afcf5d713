/**
 * Query parameter for the path of the previous page, which is in another version. The version menu adds the parameter
 * to links that lead to a different page.
 */
const parameter = 'from';

/** Adds the previous page to a URL. `left` is the path of that page, relative to the site's base path. */
export function withPreviousPage(address: string, left: string): string {
  const [path = '', hash] = address.split('#');
  const query = `${parameter}=${encodeURIComponent(left).replaceAll('%2F', '/')}`;
  return `${path}?${query}${hash === undefined ? '' : `#${hash}`}`;
}

/** Returns the path of the previous page, or undefined if the query doesn't contain it. */
export function readPreviousPage(search: string): string | undefined {
  const left = new URLSearchParams(search).get(parameter);
  return left === null || left === '' ? undefined : left;
}

/** Removes the `from` parameter from a query. */
export function withoutLeftPage(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(parameter);
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}
