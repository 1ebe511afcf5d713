/** What the view loads lazily. A lazy import of a CommonJS package itself has nothing but `default` in this builder. */
export { Cognite3DViewer, IndexSet, TreeIndexNodeCollection } from '@cognite/reveal';
export { Color } from 'three';
