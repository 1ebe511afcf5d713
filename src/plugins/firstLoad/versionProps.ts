/**
 * The fields that this module uses of the data that Docusaurus generates about a docs version's
 * pages.
 */
export interface VersionProps {
  readonly version: { readonly docs: Readonly<Record<string, unknown>> };
}

/**
 * Removes the titles and descriptions of pages from a version's data. Only cards read them
 * (`DocCardList`, generated indexes), and this site has none. A card would fail the build: "no
 * version doc found by id".
 */
export function withoutDocs(props: VersionProps): VersionProps {
  return { ...props, version: { ...props.version, docs: {} } };
}
