/** What Docusaurus generates for the pages of a docs version, as far as it is read here. */
export interface VersionProps {
  readonly version: { readonly docs: Readonly<Record<string, unknown>> };
}

/**
 * A version's data without the titles and descriptions of its API pages. Only cards read them (`DocCardList`,
 * generated indexes), and a card of an API page would fail the build: "no version doc found by id".
 */
export function withoutApiDocs(props: VersionProps): VersionProps {
  const docs = Object.entries(props.version.docs).filter(([id]) => !id.startsWith('api/'));
  return { ...props, version: { ...props.version, docs: Object.fromEntries(docs) } };
}
