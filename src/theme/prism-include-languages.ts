// Change: (ejected, documented for it) adds no languages: tokens are made at build, see src/plugins/codeTokens. On
// upgrade: the theme still calls it once, with what stands in for Prism.

/** Does nothing; the table of the languages of Prism stays out of the bundle. */
export default function prismIncludeLanguages(): void {
  // Languages are loaded in src/code/encodeTokens.ts.
}
