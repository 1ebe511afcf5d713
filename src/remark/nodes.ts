import type { Text } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

export function text(value: string): Text {
  return { type: 'text', value };
}

/** Creates attributes with text values. */
export function attributes(values: Readonly<Record<string, string>>): MdxJsxAttribute[] {
  return Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
}
