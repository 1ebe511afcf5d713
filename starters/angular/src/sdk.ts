/**
 * SDK exports for lazy loading. In Angular's builds, a lazy import of a CommonJS package has only the `default` export.
 */
export { Cognite3DViewer, IndexSet, TreeIndexNodeCollection } from '@cognite/reveal';
export { Color } from 'three';
