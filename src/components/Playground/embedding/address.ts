import { sharePrefix } from '@reveal-docs/page-script/sharePrefix';

export type RequestedProgram =
  /** An example on this site, in the latest version if `version` is undefined. */
  | { readonly type: 'example'; readonly name: string; readonly version: string | undefined }
  /** Code in the hash. Someone else wrote it. */
  | { readonly type: 'link'; readonly hash: string }
  /** An invalid request. The message is for the reader. */
  | { readonly type: 'bad'; readonly message: string };

export type Theme = 'light' | 'dark';

export interface EmbedAddress {
  readonly wanted: RequestedProgram;
  /** Color theme. If undefined, the embed follows the reader's system setting. */
  readonly theme: Theme | undefined;
  readonly showsCode: boolean;
}

/** Whether a string is a valid name for an example. Invalid names are never shown on the page. */
export const isName = (text: string) => /^[a-z0-9][a-z0-9-]{0,59}$/.test(text);
/** Whether a string is a valid name for a version's folder. */
export const isVersion = (text: string) => /^[a-z0-9][a-z0-9.]{0,19}$/.test(text);

export const wrongName = 'This frame’s URL doesn’t specify an example on this site.';
export const wrongVersion = 'This frame’s URL doesn’t specify a valid version of this site.';

function readWanted(query: URLSearchParams, hash: string): RequestedProgram {
  if (hash.startsWith(sharePrefix)) return { type: 'link', hash };
  const name = query.get('example');
  if (name === null) {
    return { type: 'bad', message: 'This frame’s URL doesn’t specify an example.' };
  }
  if (!isName(name)) return { type: 'bad', message: wrongName };
  const version = query.get('version') ?? undefined;
  if (version !== undefined && !isVersion(version)) return { type: 'bad', message: wrongVersion };
  return { type: 'example', name, version };
}

/** Parses the query and the hash of a URL. */
export function readAddress(search: string, hash: string): EmbedAddress {
  const query = new URLSearchParams(search);
  const theme = query.get('theme');
  return {
    wanted: readWanted(query, hash),
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    showsCode: query.get('code') === '1',
  };
}

/** Program that an embed or the playground should show. */
export interface Shown {
  readonly name?: string | undefined;
  readonly folder: string;
  /** Changed code as a URL hash, including the `#`. The hash also contains the names of the example and the version. */
  readonly hash?: string | undefined;
}

type Query = Readonly<Record<string, string>>;

function addressOf(page: string, { name, folder, hash }: Shown, more: Query): string {
  const named: Query =
    name === undefined || hash !== undefined ? {} : { example: name, version: folder };
  const query = new URLSearchParams({ ...named, ...more }).toString();
  return `${page}${query === '' ? '' : `?${query}`}${hash ?? ''}`;
}

/** Returns the URL of an embed, relative to the site's base path. */
export function embedAddress(
  shown: Shown,
  { theme, showsCode }: Pick<EmbedAddress, 'theme' | 'showsCode'>,
): string {
  return addressOf('embed', shown, {
    ...(theme === undefined ? {} : { theme }),
    ...(showsCode ? { code: '1' } : {}),
  });
}

/** Returns the URL of the playground with the same code, relative to the site's base path. */
export function playgroundAddress(shown: Shown): string {
  return addressOf('playground', shown, {});
}
