/** SDK exports for lazy loading. In Angular's builder, a lazy import of a CommonJS package only has `default`. */
export { Cognite3DViewer, IndexSet, TreeIndexNodeCollection } from '@cognite/reveal';
export { Color } from 'three';
