export interface VersionProps {
  readonly version: { readonly docs: Readonly<Record<string, unknown>> };
}

/**
 * Removes the titles and descriptions of pages from the data that Docusaurus generates for a version. Only cards read
 * them (`DocCardList`, generated indexes), and this site doesn't use cards. A card would fail the build: "no version
 * doc found by id".
 */
export function withoutDocs(props: VersionProps): VersionProps {
  return { ...props, version: { ...props.version, docs: {} } };
}
