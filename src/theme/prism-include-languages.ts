// Change: (ejected, as documented by Docusaurus) doesn't add languages, because tokens are created
// at build (src/plugins/codeTokens). On upgrade: the theme still calls this function once.

/** Does nothing, which keeps Prism's languages out of the bundle. */
export default function prismIncludeLanguages(): void {
  // packages/api-reference/src/code/encodeTokens.ts loads languages at build.
}
