/** Declares the additional props of this site's code block wrapper. */
import type {} from '@docusaurus/theme-classic';

declare module '@theme/CodeBlock' {
  interface Props {
    /** Links for API names in the code, as JSON of `CodeLink[]`. A remark plugin sets them. */
    readonly apilinks?: string;
    /** The code's tokens, from `encodeTokens`. Without them, the code isn't highlighted. */
    readonly tokens?: string;
  }
}
