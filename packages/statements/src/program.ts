import { parse, type AssignmentProperty, type CallExpression, type Property } from 'acorn';
import { simple } from 'acorn-walk';
import { transformSync } from 'esbuild';

type Range = readonly [number, number];

/**
 * Returns the part of a statement's code that affects results. This excludes comments, sentences (`says`, and the first
 * argument of `instead()`), and the names of missing APIs (the arguments of `lacks()`). Pure.
 */
export function programOf(source: string): string {
  const { code } = transformSync(source, { loader: 'ts', minifyWhitespace: true });
  const sentences: Range[] = [];
  simple(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), {
    Property({ key, value }: Property | AssignmentProperty) {
      if (key.type === 'Identifier' && key.name === 'says')
        sentences.push([value.start, value.end]);
    },
    CallExpression({ callee, arguments: [first], end }: CallExpression) {
      if (callee.type !== 'Identifier' || first === undefined) return;
      if (callee.name === 'instead') sentences.push([first.start, first.end]);
      if (callee.name === 'lacks') sentences.push([callee.end, end]);
    },
  });
  return sentences
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), code);
}
