/** What the playground's buttons insert: code for what is seen, in the words of the version that runs it. */
import snippets from '@site/.generated/snippets.json';
import type { Camera, Hit } from '@site/src/frame/messages';
import type { Snippet, SnippetName } from '@site/src/frame/types/snippet';
import { cameraSnippet, clippingBoxSnippet, collectionSnippet } from './snippets';

/** What is known of the view. */
export interface Seen {
  readonly camera: Camera | undefined;
  /** What the last click hit; undefined before the first. */
  readonly hit: Hit | undefined;
}

const words = {
  noCamera: 'There is no camera yet: run the program first.',
  noClick: 'Click a part in the view, then press this again.',
  noHit: 'The last click hit nothing: click a part of a model, then press this again.',
  noNode: 'The last click hit a point cloud, which has no nodes: click a part of a CAD model.',
  clicked: 'You clicked a part. Press the button again to insert the code.',
  noVersion: 'There is no code to insert for this version.',
} as const;

/** The code to insert; or why there is none, for the reader. */
export function insertion(
  what: SnippetName,
  folder: string,
  { camera, hit }: Seen,
): { readonly snippet: Snippet } | { readonly message: string } {
  const known = Object.hasOwn(snippets, folder) ? snippets[folder] : undefined;
  if (known === undefined) return { message: words.noVersion };
  if (what === 'camera') {
    return camera === undefined
      ? { message: words.noCamera }
      : { snippet: cameraSnippet(known, camera) };
  }
  if (hit === undefined) return { message: words.noClick };
  if (hit.kind === 'none') return { message: words.noHit };
  if (what === 'clippingBox') return { snippet: clippingBoxSnippet(known, hit) };
  return hit.kind === 'cad'
    ? { snippet: collectionSnippet(known, hit) }
    : { message: words.noNode };
}

/** Message for a reader who was asked to click a part and did. */
export function afterClick(what: SnippetName, folder: string, hit: Hit): string {
  const found = insertion(what, folder, { camera: undefined, hit });
  return 'message' in found ? found.message : words.clicked;
}
