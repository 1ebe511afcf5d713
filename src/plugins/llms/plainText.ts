/**
 * Writes text without unnecessary backslashes, so that it can be quoted unchanged. The default serializer escapes each
 * character that could have a special meaning anywhere in Markdown.
 */
import type { Nodes, Parents, Text } from 'mdast';
import type { Options } from 'remark-stringify';
import { visit } from 'unist-util-visit';

type TextHandler = NonNullable<NonNullable<Options['handlers']>['text']>;

/** Matches a tag, a comment or a URL in angle brackets, which Markdown doesn't show as text. */
const markup = /<(?:[/!?]|[a-z][a-z\d-]*[\s/>]|[a-z][a-z\d+.-]*:|[^\s<>@]+@)/i;
/** Matches part of a link, a footnote, a definition or a task. */
const bracketed = /\[\^|\[[ x]\](?:\s|$)|\](?:\(|\[|:)/i;

function textOf(parent: Parents): string {
  let text = '';
  visit(parent as Nodes, 'text', ({ value }) => {
    text += value;
  });
  return text;
}

function hasMarks(parent: Parents): boolean {
  return parent.children.some(({ type }) => ['delete', 'emphasis', 'strong'].includes(type));
}

/** Returns whether a character is plain text in its paragraph or cell. `before` is the text before the character. */
function isPlain(character: string, before: string, parent: Parents): boolean {
  const text = textOf(parent);
  switch (character) {
    case '[':
      return !bracketed.test(text);
    case '<':
      return !markup.test(text);
    case '.':
      return !/(?:www|\d)$/i.test(before);
    default:
      // Formatting requires two marks, so a single mark is plain text. The exception is a list bullet at the start.
      return (
        !hasMarks(parent) &&
        text.split(character).length === 2 &&
        !text.trimStart().startsWith(`${character} `)
      );
  }
}

/** Handler for text nodes in `remark-stringify`. */
export const writeText: TextHandler = (node: Text, parent: Parents | undefined, state, info) => {
  const safe = state.safe(node.value, info);
  if (parent === undefined) return safe;
  return safe.replace(/\\([[<.*_~])/g, (escaped, character: string, offset: number) =>
    isPlain(character, safe.slice(0, offset), parent) ? character : escaped,
  );
};
