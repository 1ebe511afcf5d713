/** What Docusaurus generates for the pages of a docs version, as far as it is read here. */
export interface VersionProps {
  readonly version: { readonly docs: Readonly<Record<string, unknown>> };
}

/**
 * A version's data without the titles and descriptions of its pages. Only cards read them (`DocCardList`, generated
 * indexes), which this site has none of; one would fail the build: "no version doc found by id".
 */
export function withoutDocs(props: VersionProps): VersionProps {
  return { ...props, version: { ...props.version, docs: {} } };
}
