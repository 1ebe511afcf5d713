// Change: (ejected, as documented by Docusaurus) doesn't add languages, because the build creates the tokens
// (src/plugins/codeTokens). On upgrade: check that the theme still calls this function once.

export default function prismIncludeLanguages(): void {
  // packages/api-reference/src/code/encodeTokens.ts loads the languages during the build.
}
