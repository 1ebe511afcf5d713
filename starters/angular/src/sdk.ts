/** SDK exports for lazy loading. With Angular's builder, a lazy import of a CommonJS package has only `default`. */
export { Cognite3DViewer, IndexSet, TreeIndexNodeCollection } from '@cognite/reveal';
export { Color } from 'three';
