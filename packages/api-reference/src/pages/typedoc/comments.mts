import { Comment, translateTagName, type CommentDisplayPart } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { text, type Part } from '../model';
import { addedMark, ownMark } from '../words';
import { ownSampleMark, runSampleMark } from './samples.mjs';

/** Map from marks to HTML. These docs add marks, not HTML, to comments, because TypeDoc would escape HTML. */
const marks = new Map([
  [ownMark, `${addedMark} `],
  [
    ownSampleMark,
    '<span class="api-badge" data-search="ignore">Example added by these docs</span>\n\n',
  ],
]);

/** Adds a label before parts, unless they are empty or begin with a heading. */
export function labeled(label: string, parts: readonly Part[]): Part[] {
  const [first] = parts;
  return first === undefined || first.type === 'section'
    ? [...parts]
    : [{ type: 'label', label }, ...parts];
}

/** Converts a tag name to a badge: `@betaOnly` → `Beta Only`. */
function badge(tag: string): string {
  const name = tag.slice(1).replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return `<span class="api-badge">${name.charAt(0).toUpperCase()}${name.slice(1)}</span>`;
}

/** Returns the HTML for a mark, or undefined if the text isn't a mark. */
function markHtml(text: string): string | undefined {
  const name = runSampleMark.exec(text)?.[1];
  return name === undefined ? marks.get(text) : `\n\n<div data-sample="${name}"></div>\n\n`;
}

/** Replaces our marks in a comment with HTML. Only for text that TypeDoc doesn't escape. */
export function withMarks(parts: readonly CommentDisplayPart[]): CommentDisplayPart[] {
  return parts.map((part) => {
    const html = markHtml(part.text);
    return html === undefined ? part : { ...part, text: html };
  });
}

/** Converts the comments of a page to Markdown, with the theme's partials. */
export class CommentReader {
  /** IDs of elements that aren't headings. */
  readonly ids = new Set<string>();

  constructor(protected readonly context: MarkdownThemeContext) {}

  /** Converts a comment's text to Markdown, with our marks as HTML. */
  private markdown(parts: readonly CommentDisplayPart[]): string {
    const { partials } = this.context;
    const at = parts.findIndex((part) => markHtml(part.text) !== undefined);
    const end = at < 0 ? parts.length : at;
    const before = partials.comment(new Comment([...parts.slice(0, end)]), { showTags: false });
    // Remove the empty first line that the theme reserves for badges.
    const markdown = before.replace(/^\n\n/, '');
    if (at < 0) return markdown;
    return `${markdown}${markHtml(parts[at]?.text ?? '')}${this.markdown(parts.slice(at + 1))}`;
  }

  protected summary(comment: Comment | undefined): Part[] {
    if (comment === undefined) return [];
    const badges = [...comment.modifierTags].map(badge).join(' ');
    return [badges, this.markdown(comment.summary)].filter((part) => part.trim() !== '').map(text);
  }

  /** Returns a comment's block tags. All examples are below one label. */
  protected tags(comment: Comment | undefined, showReturns = false): Part[] {
    const hidden = new Set<string>(this.context.options.getValue('notRenderedTags'));
    const groups = new Map<string, CommentDisplayPart[]>();
    for (const { tag, name, content } of comment?.blockTags ?? []) {
      if (hidden.has(tag) || (tag === '@returns' && !showReturns)) continue;
      const named: CommentDisplayPart[] =
        name === undefined ? [] : [{ kind: 'text', text: `**${name}**\n\n` }];
      const isMore = tag === '@example' && groups.has(tag);
      const key = groups.has(tag) && !isMore ? `${tag} ${groups.size}` : tag;
      const gap: CommentDisplayPart[] = isMore ? [{ kind: 'text', text: '\n\n' }] : [];
      groups.set(key, [...(groups.get(key) ?? []), ...gap, ...named, ...content]);
    }
    const examples = comment?.getTags('@example').length ?? 0;
    return [...groups].flatMap(([key, content]) => {
      const tag = (key.split(' ')[0] ?? key) as `@${string}`;
      const markdown = this.markdown(content);
      const label = translateTagName(tag === '@example' && examples > 1 ? '@examples' : tag);
      return labeled(label, markdown.trim() === '' ? [] : [text(markdown)]);
    });
  }

  protected comment(comment: Comment | undefined): Part[] {
    return [...this.summary(comment), ...this.tags(comment)];
  }

  protected cell(comment: Comment | undefined): string {
    if (comment === undefined) return '';
    const { partials } = this.context;
    const { summary, blockTags, modifierTags } = comment;
    const markdown = summary.some((part) => marks.has(part.text))
      ? this.markdown(summary)
      : partials.comment(new Comment(summary, blockTags), { isTableColumn: true });
    return [...[...modifierTags].map(badge), markdown.trim()].join(' ');
  }
}
