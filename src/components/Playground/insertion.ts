import snippets from '@site/.generated/snippets.json';
import type { Camera, Hit } from '@reveal-docs/runner/messages';
import type { Snippet, SnippetName } from '@reveal-docs/runner/types/snippet';
import { cameraSnippet, clippingBoxSnippet, collectionSnippet } from './snippets';

export interface Seen {
  readonly camera: Camera | undefined;
  /** Result of the reader's last click. Undefined before the first click. */
  readonly hit: Hit | undefined;
}

const words = {
  noCamera: 'No camera position yet. Run the program first.',
  noClick: 'Click a part in the view, then choose Insert again.',
  noHit: 'Your last click didn’t hit a model. Click a part of a model, then choose Insert again.',
  noNode: 'Your last click hit a point cloud, which has no nodes. Click a part of a CAD model.',
  clicked: 'You clicked a part. Choose Insert again to insert the code.',
  noVersion: 'No code to insert for this version.',
} as const;

/**
 * Returns the code to insert, written for the version's API. If that isn't possible, returns a message for the reader.
 */
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

/** Returns the message to show after the reader clicks an object to insert code about it. */
export function afterClick(what: SnippetName, folder: string, hit: Hit): string {
  const found = insertion(what, folder, { camera: undefined, hit });
  return 'message' in found ? found.message : words.clicked;
}
