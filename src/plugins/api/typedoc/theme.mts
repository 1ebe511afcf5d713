/** The Markdown theme without the parts that only repeat a signature. */
import type { MarkdownPageEvent } from 'typedoc-plugin-markdown';
import { MarkdownTheme, MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { ReflectionKind, type Reflection } from 'typedoc';

/** Name of this theme for TypeDoc's `theme` option. */
export const themeName = 'reveal-docs';

/** Whether any row of a parameter table has text in its last column. */
function hasDescriptions(table: string): boolean {
  const [head = '', , ...rows] = table.trim().split('\n');
  return head.endsWith('| Description |') && rows.some((row) => !/\|\s*-?\s*\|$/.test(row));
}

class RevealContext extends MarkdownThemeContext {
  constructor(...input: ConstructorParameters<typeof MarkdownThemeContext>) {
    super(...input);
    const base = this.partials;
    this.partials = {
      ...base,
      // Comments use tildes, so that only signatures have fences with backticks.
      comment: (model, options) => {
        const markdown = base.comment(model, options);
        return options?.isTableColumn === true ? markdown : markdown.replace(/^```/gm, '~~~');
      },
      // Without descriptions, the table only repeats the signature.
      parametersTable: (model) => {
        const table = base.parametersTable(model);
        return hasDescriptions(table) ? table : '';
      },
      typeParametersTable: (model) => {
        const owner = model[0]?.parent;
        const isShown = owner?.isSignature() === true || owner?.kindOf(ReflectionKind.TypeAlias);
        const isDescribed = model.some(({ comment }) => comment !== undefined);
        return isShown === true && !isDescribed ? '' : base.typeParametersTable(model);
      },
      signatureReturns: (model, options) => {
        const comment = model.comment?.getTag('@returns')?.content;
        const hasDetails =
          model.type !== undefined && Boolean(this.helpers.hasUsefulTypeDetails(model.type));
        if (hasDetails) return base.signatureReturns(model, options);
        if (comment === undefined) return '';
        return `${'#'.repeat(options.headingLevel)} Returns\n\n${this.helpers.getCommentParts(comment)}`;
      },
    };
  }
}

export class RevealTheme extends MarkdownTheme {
  override getRenderContext(page: MarkdownPageEvent<Reflection>): MarkdownThemeContext {
    return new RevealContext(this, page, this.application.options);
  }
}
