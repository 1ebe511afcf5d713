/** Code that the view loads lazily. In this builder, a lazy import of a CommonJS package itself only has `default`. */
export { Cognite3DViewer, IndexSet, TreeIndexNodeCollection } from '@cognite/reveal';
export { Color } from 'three';
