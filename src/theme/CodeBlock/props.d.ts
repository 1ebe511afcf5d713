/** What this site's wrapper of the code block takes besides the theme's own properties. */
import type {} from '@docusaurus/theme-classic';

declare module '@theme/CodeBlock' {
  interface Props {
    /** Links of the API names in the code: `CodeLink[]` in JSON, from the remark plugin. */
    readonly apilinks?: string;
    /** The code's tokens, from `encodeTokens`. Without them the code is plain. */
    readonly tokens?: string;
  }
}
