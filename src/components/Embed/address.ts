/** The address of an embed: what it shows, in which colors, with or without its code. Pure. */
import { sharePrefix } from '../Example/shareHash';

/** What an address asks for. */
export type Wanted =
  /** An example of the site; without a version, of the latest. */
  | { readonly type: 'example'; readonly name: string; readonly version: string | undefined }
  /** Code of a stranger, in the hash. */
  | { readonly type: 'link'; readonly hash: string }
  /** Nothing that there could be; the message is for the reader. */
  | { readonly type: 'bad'; readonly message: string };

export type Theme = 'light' | 'dark';

export interface EmbedAddress {
  readonly wanted: Wanted;
  /** Undefined: as the reader's system has it. */
  readonly theme: Theme | undefined;
  /** Whether the code is shown from the start. */
  readonly showsCode: boolean;
}

/** Whether a text can be the name of an example. One that cannot is not repeated on the page. */
export const isName = (text: string) => /^[a-z0-9][a-z0-9-]{0,59}$/.test(text);
/** The same for the folder of a version. */
export const isVersion = (text: string) => /^[a-z0-9][a-z0-9.]{0,19}$/.test(text);

export const wrongName = 'The address of this frame names no example of this site.';
export const wrongVersion = 'The address of this frame names no version of this site.';

function readWanted(query: URLSearchParams, hash: string): Wanted {
  if (hash.startsWith(sharePrefix)) return { type: 'link', hash };
  const name = query.get('example');
  if (name === null) {
    return { type: 'bad', message: 'The address of this frame names no example to show.' };
  }
  if (!isName(name)) return { type: 'bad', message: wrongName };
  const version = query.get('version') ?? undefined;
  if (version !== undefined && !isVersion(version)) return { type: 'bad', message: wrongVersion };
  return { type: 'example', name, version };
}

/** Reads the query and the hash of an address. */
export function readAddress(search: string, hash: string): EmbedAddress {
  const query = new URLSearchParams(search);
  const theme = query.get('theme');
  return {
    wanted: readWanted(query, hash),
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    showsCode: query.get('code') === '1',
  };
}

/** What an embed, or the playground, is to show. */
export interface Shown {
  /** Name of the example. */
  readonly name?: string | undefined;
  /** Folder of its version. */
  readonly folder: string;
  /** Changed code in a link, with its `#`; it names example and version itself. */
  readonly hash?: string | undefined;
}

type Query = Readonly<Record<string, string>>;

function addressOf(page: string, { name, folder, hash }: Shown, more: Query): string {
  const named: Query =
    name === undefined || hash !== undefined ? {} : { example: name, version: folder };
  const query = new URLSearchParams({ ...named, ...more }).toString();
  return `${page}${query === '' ? '' : `?${query}`}${hash ?? ''}`;
}

/** Address of an embed below the site's base path. */
export function embedAddress(
  shown: Shown,
  { theme, showsCode }: Pick<EmbedAddress, 'theme' | 'showsCode'>,
): string {
  return addressOf('embed', shown, {
    ...(theme === undefined ? {} : { theme }),
    ...(showsCode ? { code: '1' } : {}),
  });
}

/** Address of the playground with the same code, below the site's base path. */
export function playgroundAddress(shown: Shown): string {
  return addressOf('playground', shown, {});
}
