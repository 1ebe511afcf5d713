export interface VersionProps {
  readonly version: { readonly docs: Readonly<Record<string, unknown>> };
}

/**
 * Removes page titles and descriptions from the data that Docusaurus generates for a version. Only cards
 * (`DocCardList`, generated indexes) read them, and this site doesn't use cards. A card would fail the build: "no
 * version doc found by id".
 */
export function withoutDocs(props: VersionProps): VersionProps {
  return { ...props, version: { ...props.version, docs: {} } };
}
