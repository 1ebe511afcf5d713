/** A theme that doesn't write pages. Instead, the plugin reads TypeDoc's model through the context of each page. */
import { MarkdownTheme } from 'typedoc-plugin-markdown';

/** Name of this theme for TypeDoc's `theme` option. */
export const themeName = 'reveal-docs';

export class ModelTheme extends MarkdownTheme {
  override render(): string {
    return '';
  }
}
