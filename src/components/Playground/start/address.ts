/** What an address of the playground asks for. Pure. */
import { sharePrefix } from '../../Example/shareHash';

/** The parts of an address, as the router has them. */
export interface Address {
  /** `?example=cad-basic&version=4.x`, or empty. */
  readonly search: string;
  /** `#example=…`, or empty. */
  readonly hash: string;
}

export type Request =
  | { readonly type: 'link'; readonly hash: string }
  | { readonly type: 'draft'; readonly id: string }
  | {
      readonly type: 'example' | 'statement' | 'template';
      readonly name: string;
      /** Folder of the version; the latest when undefined. */
      readonly folder: string | undefined;
    }
  | { readonly type: 'last' };

/** Reads an address; of several wishes in it, the first of this order counts. */
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
