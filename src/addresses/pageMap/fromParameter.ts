/**
 * The parameter by which the version menu tells a page which page of another version its reader left, where
 * the two are not the same.
 */
const parameter = 'from';

/** The address of a page, with the page that was left: a path below the site's base. */
export function withLeftPage(address: string, left: string): string {
  const [path = '', hash] = address.split('#');
  const query = `${parameter}=${encodeURIComponent(left).replaceAll('%2F', '/')}`;
  return `${path}?${query}${hash === undefined ? '' : `#${hash}`}`;
}

/** The page that was left, out of the query of an address; undefined when there is none. */
export function readLeftPage(search: string): string | undefined {
  const left = new URLSearchParams(search).get(parameter);
  return left === null || left === '' ? undefined : left;
}

/** A query without that parameter. */
export function withoutLeftPage(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(parameter);
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}
