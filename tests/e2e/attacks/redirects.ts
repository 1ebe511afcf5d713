/** URLs that a redirect could turn into the URL of another host. Each URL is tested at two base paths. */
import type { Attack } from './attack';

export interface RedirectAttack extends Attack {
  /** Returns the request's target for a base path. */
  readonly target: (baseUrl: string) => string;
  /** Additional lines in the request's head. */
  readonly lines?: readonly string[];
}

/** A host that must not be the target of a redirect. */
const otherHost = 'other.example';

/**
 * Each attack's name, the start of its path after the base, and its result on nginx before the defense existed. The
 * base on nginx was `/`.
 */
const starts: readonly (readonly [string, string, Attack['before']])[] = [
  ['a second slash', `/${otherHost}`, 'held'],
  ['three slashes', `//${otherHost}`, 'held'],
  ['an encoded slash', `%2f${otherHost}`, 'held'],
  ['a slash encoded twice', `%252f${otherHost}`, 'held'],
  ['a backslash', `\\${otherHost}`, 'succeeded'],
  ['an encoded backslash', `%5c${otherHost}`, 'succeeded'],
  ['an encoded backslash and a slash', `%5c/${otherHost}`, 'succeeded'],
  ['a slash and an encoded backslash', `/%5c${otherHost}`, 'succeeded'],
  ['a dot and slashes', `.//${otherHost}`, 'held'],
  ['an encoded dot and slashes', `%2e//${otherHost}`, 'held'],
  ['two folders up and slashes', `docs/../..//${otherHost}`, 'held'],
  ['a tab and a slash', `%09/${otherHost}`, 'held'],
  ['a line feed and a slash', `%0a/${otherHost}`, 'held'],
  ['a header of its own', `docs%0d%0aLocation:%20//${otherHost}`, 'held'],
  ['a scheme', `https://${otherHost}`, 'held'],
];

/** Path endings that a server redirects to the page's canonical URL. */
const ends = ['/', '/index.html', '.html'] as const;

const stands = (before: Attack['before']) => ({
  defends:
    before === 'succeeded'
      ? 'deploy/render.ts#Browsers read a backslash as a slash'
      : 'scripts/helpers/siteRequest.ts#Without the base, the parser would read',
  before,
});

export const redirectAttacks: readonly RedirectAttack[] = [
  ...starts.flatMap(([name, start, before]) =>
    ends.map((end) => ({
      name: `${name}, then ${end}`,
      ...stands(before),
      target: (baseUrl: string) => `${baseUrl}${start}${end}`,
    })),
  ),
  {
    name: 'slashes before the base',
    ...stands('held'),
    target: (baseUrl) => `//${otherHost}${baseUrl}docs/`,
  },
  {
    name: 'a backslash before the base',
    ...stands('succeeded'),
    target: (baseUrl) => `/\\${otherHost}${baseUrl}docs/`,
  },
  {
    name: 'the whole address of another host',
    ...stands('held'),
    target: (baseUrl) => `http://${otherHost}${baseUrl}docs/`,
  },
  {
    name: 'another host in the request’s head',
    ...stands('held'),
    target: (baseUrl) => `${baseUrl}docs/`,
    lines: [`X-Forwarded-Host: ${otherHost}`, `Forwarded: host=${otherHost}`],
  },
];

/** An attack on a page that moved. Appends a query or fragment to the page's URL. */
export interface RedirectPageAttack extends Attack {
  readonly after: string;
}

export const redirectPageAttacks: readonly RedirectPageAttack[] = [
  ['another host as query', `?//${otherHost}/`],
  ['an address as query', `?to=https://${otherHost}/`],
  ['code as fragment', '#javascript:alert(1)'],
  ['another host as fragment', `#//${otherHost}/`],
  ['user info as query', `?@${otherHost}/#@${otherHost}`],
].map(([name = '', after = '']) => ({
  name: `a page that moved, with ${name}`,
  defends: 'static/redirect.js#target.search = location.search',
  before: 'held',
  after,
}));
