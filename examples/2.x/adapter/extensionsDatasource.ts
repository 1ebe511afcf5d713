/** `@cognite/reveal/extensions/datasource` in 2.3: one class, and types. */
export { CdfModelIdentifier } from '#model-identifier';
