import { sharePrefix } from '@reveal-docs/page-script/sharePrefix';

/** Parts of a URL, as the router provides them. */
export interface Address {
  /** Query, such as `?example=cad-basic&version=4.x`. Can be empty. */
  readonly search: string;
  /** Hash, such as `#example=…`. Can be empty. */
  readonly hash: string;
}

export type Request =
  | { readonly type: 'link'; readonly hash: string }
  | { readonly type: 'draft'; readonly id: string }
  | {
      readonly type: 'example' | 'statement' | 'template';
      readonly name: string;
      /** Folder name of the version. Undefined for the latest version. */
      readonly folder: string | undefined;
    }
  | { readonly type: 'last' };

/**
 * Parses a URL. Returns a request for the first of these that the URL contains: a link, a draft, an example, a
 * statement, or a template. If it contains only a version, requests that version's CAD template. Otherwise, requests
 * the draft that was opened last.
 */
export function readAddress({ search, hash }: Address): Request {
  if (hash.startsWith(sharePrefix)) return { type: 'link', hash };
  const params = new URLSearchParams(search);
  const draft = params.get('draft');
  if (draft !== null) return { type: 'draft', id: draft };
  const folder = params.get('version') ?? undefined;
  for (const type of ['example', 'statement', 'template'] as const) {
    const name = params.get(type);
    if (name !== null) return { type, name, folder };
  }
  return folder === undefined ? { type: 'last' } : { type: 'template', name: 'cad', folder };
}
