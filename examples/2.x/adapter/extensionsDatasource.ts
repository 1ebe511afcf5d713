/** `@cognite/reveal/extensions/datasource` of 2.3: a class and types. */
export { CdfModelIdentifier } from '#model-identifier';
